import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Where the visitor was in this tab; a new tab has been nowhere. */
const PLACE = 'arauto-volta'
const CHANNEL = 'arauto-provedor'
/** When somebody asked for a tab for the provider. */
const ASKED = 'arauto-saida'
const ASKED_FOR_MS = 60_000

interface Departure {
  dados: { url: string }
}

/** Goes to the provider, which sends back to /entrar/retorno. `keepsPlace`: the visitor comes back to where they are. */
export function useDeparture(begin: () => Promise<Departure>, { keepsPlace = true } = {}) {
  return useMutation({
    mutationFn: begin,
    onSuccess({ dados }) {
      if (keepsPlace) sessionStorage.setItem(PLACE, location.pathname + location.search)
      location.assign(dados.url)
    },
  })
}

/** Somebody wants to go to the provider in a new tab. */
export function askToLeave(): void {
  localStorage.setItem(ASKED, String(Date.now()))
}

/** Whether somebody asked for this tab on one of our pages, and no other site opened it; true once. */
export function takeAsked(): boolean {
  const at = Number(localStorage.getItem(ASKED))
  localStorage.removeItem(ASKED)
  return Date.now() - at < ASKED_FOR_MS
}

/** Where to go on, once; null: this tab was opened for the provider alone. */
export function takePlace(): string | null {
  const place = sessionStorage.getItem(PLACE)
  sessionStorage.removeItem(PLACE)
  return place
}

/** Tells the other tabs that somebody has come back. */
export function tellReturn(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/** Does something when somebody has come back in another tab. */
export function useReturn(act: () => void): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', act)
    return () => channel.close()
  }, [act])
}

import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'

/** The page that this tab left for the provider; a new tab has none. */
const PLACE = 'arauto-volta'
const CHANNEL = 'arauto-provedor'
/** The time at which one of our pages requested a tab for the provider. */
const ASKED = 'arauto-saida'
const ASKED_FOR_MS = 60_000

interface Departure {
  dados: { url: string }
}

/**
 * Goes to the provider, which redirects to /entrar/retorno. `keepsPlace`: the visitor returns to the present
 * page.
 */
export function useDeparture(begin: () => Promise<Departure>, { keepsPlace = true } = {}) {
  return useMutation({
    mutationFn: begin,
    onSuccess({ dados }) {
      if (keepsPlace) sessionStorage.setItem(PLACE, location.pathname + location.search)
      location.assign(dados.url)
    },
  })
}

/** Notes that a visitor opens a new tab for the provider. */
export function askToLeave(): void {
  localStorage.setItem(ASKED, String(Date.now()))
}

/**
 * Whether one of our pages requested this tab within the last minute, as no other site can; true only once.
 */
export function takeAsked(): boolean {
  const at = Number(localStorage.getItem(ASKED))
  localStorage.removeItem(ASKED)
  return Date.now() - at < ASKED_FOR_MS
}

/** The page to return to, only once; null: this tab was opened for the provider alone. */
export function takePlace(): string | null {
  const place = sessionStorage.getItem(PLACE)
  sessionStorage.removeItem(PLACE)
  return place
}

/** Tells the other tabs that a visitor has returned from the provider. */
export function tellReturn(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/** Calls `act` when a visitor has returned from the provider in another tab. */
export function useProviderReturn(act: () => void): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', act)
    return () => channel.close()
  }, [act])
}

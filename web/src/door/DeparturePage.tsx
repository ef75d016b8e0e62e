import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { call } from '../api/client.ts'
import { takeAsked, useDeparture } from '../api/provider.ts'
import { usePageTitle } from '../app/title.ts'
import { Notice } from '../ui/Notice.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import { Doorstep } from './Doorstep.tsx'
import styles from './Doorstep.module.css'
import { useProviderName } from './ProviderButton.tsx'

/** The first page of a tab opened for the provider. If another site opened it, it waits for a click. */
export function DeparturePage() {
  const {
    words: { door, common },
  } = useSpeech()
  const name = useProviderName() ?? ''
  const confirms = new URLSearchParams(location.search).get('para') === 'confirmar'
  const leaving = useDeparture(
    () =>
      confirms
        ? call('POST /sessao/confirmar/provedor', {})
        : call('POST /sessao/provedor', { body: {} }),
    { keepsPlace: false },
  )
  const { mutate } = leaving
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    if (takeAsked()) mutate()
  }, [mutate])
  const fault = useFault(leaving.error)
  const title = confirms ? door.confirmWith(name) : door.enterWith(name)
  usePageTitle(title)
  return (
    <Doorstep>
      <section className={styles.form}>
        <h1>{title}</h1>
        {leaving.error && <Notice tone="bad">{fault?.message ?? door.expired}</Notice>}
        {leaving.isPending || leaving.isSuccess ? (
          <p className="muted" role="status">
            {door.leaving}
          </p>
        ) : (
          <Button variant="filled" fullWidth onClick={() => mutate()}>
            {leaving.isError ? common.retry : title}
          </Button>
        )}
      </section>
    </Doorstep>
  )
}

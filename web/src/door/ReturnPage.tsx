import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { call } from '../api/client.ts'
import { takePlace, tellReturn } from '../api/provider.ts'
import { sessionOptions } from '../api/session.ts'
import { usePageTitle } from '../app/title.ts'
import { Notice } from '../ui/Notice.tsx'
import { useForm } from '../ui/form.ts'
import { useSpeech } from '../words/words.tsx'
import { Doorstep } from './Doorstep.tsx'
import styles from './Doorstep.module.css'

/** The page that the provider sends people back to, with a code and a state, or with an error. */
function useReturned() {
  const [returned] = useState(() => {
    const query = location.search.slice(1)
    const [purpose] = (new URLSearchParams(query).get('state') ?? '').split('.')
    return { query, purpose, place: takePlace() }
  })
  // Replaces the address, so that it is neither in the history nor behind the Back button.
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])
  return returned
}

export function ReturnPage() {
  const {
    words: { door },
  } = useSpeech()
  const { query, purpose, place } = useReturned()
  const isInside = purpose === 'vincular' || purpose === 'confirmar'
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { values, field, fault, sending, onSubmit } = useForm({
    initial: { codigo: '' },
    async send({ codigo }) {
      const body = { retorno: query || '-', ...(codigo === '' ? {} : { codigo }) }
      return isInside
        ? (await call('POST /pessoa/identidades/concluir', { body })).dados
        : (await call('POST /sessao/provedor/concluir', { body })).dados
    },
    onDone(opened) {
      queries.setQueryData(sessionOptions.queryKey, opened)
      tellReturn()
      if (place !== null)
        void navigate({ href: purpose === 'convite' ? '/' : place, replace: true })
    },
  })
  const { mutate } = sending
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    mutate()
  }, [mutate])
  const asksCode = values.codigo !== '' || fault?.of('codigo') !== undefined
  const title = isInside ? door.confirmedTitle : door.enter
  usePageTitle(title)
  return (
    <Doorstep>
      {asksCode ? (
        <form onSubmit={onSubmit} className={styles.form}>
          <h1>{title}</h1>
          {fault && values.codigo !== '' && <Notice tone="bad">{fault.message}</Notice>}
          <TextInput
            {...field('codigo')}
            error={undefined}
            inputMode="numeric"
            autoComplete="one-time-code"
            label={door.code}
            description={door.codeHelp}
            autoFocus
          />
          <Button type="submit" variant="filled" fullWidth loading={sending.isPending}>
            {door.goOn}
          </Button>
        </form>
      ) : sending.error ? (
        <section className={styles.form}>
          <h1>{door.notIn}</h1>
          <Notice tone="bad">{fault?.message ?? door.expired}</Notice>
          <p>
            <Link to={isInside ? '/conta' : '/'} className="alone">
              {isInside ? door.toAccount : door.toSignIn}
            </Link>
          </p>
        </section>
      ) : (
        <section className={styles.form} role="status">
          <h1>{sending.isSuccess && place === null ? door.done : title}</h1>
          <p className="muted">
            {sending.isSuccess && place === null ? door.closeTab : door.returning}
          </p>
        </section>
      )}
    </Doorstep>
  )
}

import { Button } from '@mantine/core'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { bulletinOptions, openPagesOptions } from '../api/bulletins.ts'
import { call } from '../api/client.ts'
import type { PaginaAbertaBoletim } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { Failure } from '../ui/Failure.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './HistoryPage.module.css'

const PAGE = 10

/** What strangers can still read of a bulletin, also when the history has forgotten it, and the way to close it. */
export function OpenPages({ bulletin }: { bulletin: string }) {
  const {
    words: { bulletins: said, search },
    format,
  } = useSpeech()
  const { isEditor } = useSession()
  const [pagina, setPagina] = useState(1)
  /** What somebody is asked to confirm. */
  const [closing, setClosing] = useState<PaginaAbertaBoletim | 'all' | null>(null)
  const { data, error, refetch } = useQuery({
    ...openPagesOptions(bulletin, { pagina, limite: PAGE }),
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data || data.total === 0) return null
  return (
    <section className={styles.open} aria-labelledby="paginas-abertas">
      <h2 id="paginas-abertas">{said.openPages(data.total, format.number(data.total))}</h2>
      <p className="small muted">{said.openPagesHelp}</p>
      <ul className={styles.list}>
        {data.resultados.map((page) => (
          <li key={page.id}>
            <a href={page.pagina} target="_blank" rel="noreferrer">
              {page.assunto}
            </a>
            <p className="small muted">{said.madeAt(format.moment(page.criado_em))}</p>
            {isEditor && (
              <Button
                variant="subtle"
                aria-label={said.closePageOf(page.assunto)}
                onClick={() => setClosing(page)}
              >
                {said.closePage}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.total_paginas > 1 && (
        <nav className={styles.pages} aria-labelledby="paginas-abertas">
          <Button variant="subtle" disabled={pagina === 1} onClick={() => setPagina(pagina - 1)}>
            {search.previousPage}
          </Button>
          <span>{search.pageOf(format.number(pagina), format.number(data.total_paginas))}</span>
          <Button
            variant="subtle"
            disabled={pagina >= data.total_paginas}
            onClick={() => setPagina(pagina + 1)}
          >
            {search.nextPage}
          </Button>
        </nav>
      )}
      {isEditor && data.total > 1 && (
        <Button onClick={() => setClosing('all')}>{said.closeAllPages}</Button>
      )}
      {closing !== null && (
        <CloseDialog
          bulletin={bulletin}
          page={closing === 'all' ? null : closing}
          onClose={() => setClosing(null)}
          onClosed={() => {
            setClosing(null)
            setPagina(1)
          }}
        />
      )}
    </section>
  )
}

interface CloseDialogProps {
  bulletin: string
  /** null: all of them. */
  page: PaginaAbertaBoletim | null
  onClose(): void
  onClosed(): void
}

function CloseDialog({ bulletin, page, onClose, onClosed }: CloseDialogProps) {
  const { bulletins: said } = useSpeech().words
  const queries = useQueryClient()
  const closing = useMutation({
    mutationFn: () =>
      page === null
        ? call('DELETE /boletins/{id}/paginas', { path: { id: bulletin } })
        : call('DELETE /boletins/{id}/envios/{envio_id}/pagina', {
            path: { id: bulletin, envio_id: page.id },
          }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: bulletinOptions(bulletin).queryKey })
      onClosed()
    },
  })
  return (
    <Confirm
      opened
      title={page === null ? said.closeAllTitle : said.closePageTitle}
      sentence={page === null ? said.closeAllHelp : said.closePageHelp}
      action={page === null ? said.closeAllPages : said.closePage}
      error={closing.error}
      onConfirm={() => closing.mutate()}
      onClose={onClose}
    />
  )
}

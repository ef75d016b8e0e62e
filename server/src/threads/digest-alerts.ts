import type { DatabaseSync } from 'node:sqlite'
import { lateSections } from '../gazette/punctuality.ts'
import { REGULAR_SECTIONS } from '../gazette/sections.ts'
import { brasiliaDate } from '../lib/dates.ts'
import { maskCpfs } from '../lib/mask-cpf.ts'
import type { SecretBox } from '../lib/secret-box.ts'
import type { AlertMatches, MatchGroup, MatchedAct } from '../mail/message.ts'
import { type DueMail, dueMails } from '../monitor/digest.ts'
import { parseQuery } from '../search/query/parse.ts'
import type { Query } from '../search/query/tree.ts'
import { snippetOf } from '../search/snippet.ts'
import { digestPrefix } from '../store/alert-addresses.ts'
import { type DigestGroup, createDigestStore } from '../store/alert-digests.ts'
import { createLedgerReader } from '../store/ledger.ts'
import { createPublicationReader } from '../store/publications.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

/** Acts of one mail: some mail programs cut a message at 100 KB, and nobody reads more. */
const MOST_ACTS = 50
const SNIPPET_LENGTH = 280

/** Makes the mails of alerts that are due; each is written in one transaction with what it leaves behind. */
export function createAlertDigester(db: DatabaseSync, box: SecretBox) {
  const store = createDigestStore(db)
  const ledger = createLedgerReader(db)
  const publications = createPublicationReader(db)

  /** Makes those that are due at `now`. */
  return (now: Date): void => {
    for (const due of dueMails(store.waiting(), now, isDayWhole)) {
      const most = Math.max(1, Math.floor(MOST_ACTS / alertsOf(due)))
      const { para, conta, groups, lastSeq } = store.read(due, most)
      const message: AlertMatches = {
        kind: 'alert_matches',
        scope: due.scope,
        conta,
        groups: groups.map(groupOf),
        late: due.scope.frequencia === 'imediata' ? [] : late(now),
        unsubscribeToken: unsubscribeToken(due.addressId, box),
      }
      const once = `${digestPrefix(due.addressId)} ${due.scope.frequencia} ${lastSeq}`
      store.finish(due, lastSeq, { once, para, message }, now)
    }

    function isDayWhole(data: string): boolean {
      if (data < brasiliaDate(now)) return true
      const known = ledger.between(data, data)
      return REGULAR_SECTIONS.every((section) => {
        const estado = known.find(({ pub_name }) => pub_name === section)?.estado
        return estado === 'completa' || estado === 'parcial' || estado === 'sem_edicao'
      })
    }
  }

  function late(now: Date): string[] {
    const today = brasiliaDate(now)
    return lateSections(now, ledger.between(today, today))
  }

  function groupOf({ alertaId, nome, consulta, total, publicacoes }: DigestGroup): MatchGroup {
    const query = parseQuery(consulta)
    const acts = publicacoes.flatMap((id) => actOf(id, query) ?? [])
    return { alerta_id: alertaId, nome, consulta, total, acts }
  }

  function actOf(id: string, query: Query): MatchedAct | null {
    const act = publications.detail(id)
    if (act === null) return null
    const { titulo, orgao, data_publicacao, secao, edicao, pagina, url_original, url_pdf } = act
    const text = withoutHeading(act.conteudo_completo, titulo)
    // Masked as a whole: a mark or the snippet's end may stand in the middle of a CPF.
    const trecho = snippetOf(text, query, SNIPPET_LENGTH, maskCpfs(text))
    return {
      titulo,
      orgao,
      data_publicacao,
      secao,
      edicao,
      pagina,
      trecho,
      url_original,
      url_pdf,
    }
  }
}

/** The heading stands above the snippet already; all there is, where there is nothing else. */
function withoutHeading(text: string, titulo: string): string {
  const rest = text.startsWith(titulo) ? text.slice(titulo.length).trimStart() : ''
  return rest === '' ? text : rest
}

function alertsOf({ waiting }: DueMail): number {
  return new Set(waiting.map(({ alertaId }) => alertaId)).size
}

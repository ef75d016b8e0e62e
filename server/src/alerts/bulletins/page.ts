import type { Situacao } from '../../gazette/relations/situacao.ts'
import type { Bulletin, BulletinAct, BulletinGroup } from '../../mail/message.ts'

/**
 * What anybody reads of an issue who has its link: what was sent, and nothing else of the account. Its name, the alerts
 * that found an act, their queries and who got the mail are not in it, so no page can show them. Headings and marked
 * words are as they were sent: a bulletin by terms shows its terms.
 */
export interface BulletinPage extends Pick<
  Bulletin,
  | 'nome'
  | 'data'
  | 'assunto'
  | 'cabecalho'
  | 'rodape'
  | 'texto_vazio'
  | 'total'
  | 'editions'
  | 'late'
> {
  groups: PageGroup[]
}

interface PageGroup extends Omit<BulletinGroup, 'acts'> {
  acts: PageAct[]
}

export type PageAct = Omit<BulletinAct, 'alertas' | 'consulta' | 'termos'>

/** A page as it is read now. */
export interface ReadPage {
  content: BulletinPage
  /** When it was sent; ISO 8601, UTC. */
  criado_em: string
  /** The present state of each of its acts, by id; acts that are no more in the archive are missing. */
  states: Record<string, Situacao>
}

export function pageOfIssue(issue: Omit<Bulletin, 'unsubscribeToken'>): BulletinPage {
  const { nome, data, assunto, cabecalho, rodape, texto_vazio, total, editions, late } = issue
  return {
    nome,
    data,
    assunto,
    cabecalho,
    rodape,
    texto_vazio,
    total,
    editions,
    late,
    groups: issue.groups.map(({ titulo, total: of, acts }) => ({
      titulo,
      total: of,
      acts: acts.map(({ alertas: _alerts, consulta: _query, termos: _items, ...act }) => act),
    })),
  }
}

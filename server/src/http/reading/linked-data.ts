import type { EditionPlace } from '../../gazette/edition-place.ts'
import type { Situacao } from '../../gazette/relations/situacao.ts'
import { maskCpfs } from '../../printed/mask-cpf.ts'
import { editionTitle } from './edition-words.ts'
import { type ShownAct, placeOfAct } from './shown-act.ts'
import { ACT_PATH, type PublicSite, editionPath } from './site.ts'

/*
 * Pages in the words of schema.org, as JSON-LD, for programs that read them: search engines, reference managers.
 */

const CONTEXT = 'https://schema.org'
const GAZETTE = {
  '@type': 'Periodical',
  name: 'Diário Oficial da União',
  alternateName: 'DOU',
  publisher: { '@type': 'GovernmentOrganization', name: 'Imprensa Nacional' },
}

/** What of an act is no longer in force; of others nothing is claimed. */
const FORCE: Partial<Record<Situacao, string>> = {
  revogada: `${CONTEXT}/NotInForce`,
  sem_efeito: `${CONTEXT}/NotInForce`,
  em_parte: `${CONTEXT}/PartiallyInForce`,
}

/** An act of Section 1 is a norm; Section 3 has notices and extracts. */
function typeOf(secao_base: '1' | '2' | '3'): 'Legislation' | 'CreativeWork' {
  return secao_base === '1' ? 'Legislation' : 'CreativeWork'
}

export function linkedAct(act: ShownAct, summary: string, { publicUrl }: PublicSite): object {
  const { data_publicacao, edicao, secao_base, orgao, tipo_ato, situacao } = act
  const address = `${publicUrl}${ACT_PATH}/${act.id}`
  const type = typeOf(secao_base)
  const issuer = orgao === '' ? undefined : { '@type': 'GovernmentOrganization', name: orgao }
  return {
    '@context': CONTEXT,
    '@type': type,
    '@id': address,
    url: address,
    name: act.titulo,
    description: summary || undefined,
    inLanguage: 'pt-BR',
    datePublished: data_publicacao,
    isBasedOn: act.url_original,
    isPartOf: issueOf(placeOfAct(act), [edicao], publicUrl),
    ...(type === 'Legislation'
      ? {
          legislationType: tipo_ato || undefined,
          legislationJurisdiction: 'Brasil',
          legislationPassedBy: issuer,
          legislationLegalForce: FORCE[situacao],
        }
      : { genre: tipo_ato || undefined, creator: issuer }),
  }
}

interface LinkedEdition {
  place: EditionPlace
  numeros: string[]
  /** Of the page that is shown. */
  acts: { id: string; titulo: string }[]
}

export function linkedEdition(
  { place, numeros, acts }: LinkedEdition,
  { publicUrl }: PublicSite,
): object {
  return {
    '@context': CONTEXT,
    ...issueOf(place, numeros, publicUrl),
    inLanguage: 'pt-BR',
    hasPart: acts.map(({ id, titulo }) => ({
      '@type': typeOf(place.secao_base),
      '@id': `${publicUrl}${ACT_PATH}/${id}`,
      url: `${publicUrl}${ACT_PATH}/${id}`,
      name: titulo,
    })),
  }
}

function issueOf(place: EditionPlace, numeros: string[], publicUrl: string): object {
  const address = `${publicUrl}${editionPath(place)}`
  return {
    '@type': 'PublicationIssue',
    '@id': address,
    url: address,
    name: editionTitle(place, numeros),
    issueNumber: numeros.join(', '),
    datePublished: place.data,
    isPartOf: GAZETTE,
  }
}

/**
 * As a block of data within a page. No browser runs it, so the page's policy, which allows no script, lets it be; no text
 * can end it, because `<` is written as an escape.
 */
export function renderLinkedData(value: object): string {
  return `<script type="application/ld+json">${renderHarmless(value)}</script>`
}

function renderHarmless(value: object): string {
  const json = JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'string' ? maskCpfs(one) : one,
  )
  return json.replaceAll(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

import { citationOf } from '../../gazette/citation.ts'
import { entitiesOf } from '../../gazette/entities/entities-of.ts'
import { onePart } from '../../gazette/inner-acts/one-part.ts'
import { partesOf } from '../../gazette/inner-acts/partes.ts'
import { keywordsOf } from '../../gazette/keywords/keywords.ts'
import { type Fonte, digestOfFiles } from '../../gazette/origin.ts'
import type {
  ActField,
  ActHead,
  ArchivedPublication,
  PublicationDetail,
} from '../../gazette/publication-detail.ts'
import { unpackStructure } from '../../gazette/pack-structure.ts'
import type { Structure } from '../../gazette/structure.ts'
import type { ActName } from '../../gazette/relations/act-name.ts'
import { relationsOf } from '../../gazette/relations/relations-of.ts'
import type { Touchable } from '../../lib/flow/changes.ts'
import { type ByteString, byteString } from '../../lib/text/byte-string.ts'
import type { ActKey } from '../../../engine/port.ts'
import type { ArchiveView } from './archive-store.ts'
import { withPassages } from './corrected-passages.ts'
import { imagesOf } from './images-of.ts'
import { readTextOnce } from './read-text.ts'

/** An act with some of its fields. */
export type ActRecord = Partial<PublicationDetail>

export type ActReader = Pick<
  ArchiveView,
  | 'budget'
  | 'acts'
  | 'actHeads'
  | 'relationsOf'
  | 'publication'
  | 'structure'
  | 'hiddenRows'
  | 'fonte'
  | 'pictures'
>

/**
 * Fields that the current program reads from an act's text, so that they are never older than the
 * program.
 */
const IN_THE_TEXT = new Set<ActField>(['palavras_chave', 'entidades', 'partes'])
/**
 * How much of a text they are read from, in UTF-16 units: twice the longest known text of the gazette.
 * Reading more would take too long.
 */
const READ_LENGTH = 2 ** 20
/** Letters written in one step of the budget. */
const LETTERS_A_STEP = 64

/** Fields that need other acts. */
const AMONG_OTHERS = new Set<ActField>(['relacoes', 'publicacoes_relacionadas'])

/**
 * A stored act with every field that can be read from it.
 * @param madeOf Gets what of other acts was looked at
 */
export async function publicationDetailOf(
  view: ActReader,
  act: ArchivedPublication,
  madeOf?: Set<Touchable>,
): Promise<PublicationDetail> {
  const read = beginningOf(act)
  view.budget.take(2 * read.conteudo_completo.length)
  const { citations, ...inText } = readTextOnce(read)
  return {
    ...act,
    ...inText,
    ...(await related(view, read, citations, madeOf)),
    citacao: citationOf(act),
    imagens: await imagesOf(view, act),
    fonte: await fonteOf(view, act),
  }
}

/**
 * The same, but its text, its signature and what is read from them are those of one of its parts; null: it
 * has no such part.
 */
export async function partDetailOf(
  view: ActReader,
  act: ArchivedPublication,
  key: string,
  madeOf: Set<Touchable>,
): Promise<PublicationDetail | null> {
  const whole = await publicationDetailOf(view, act, madeOf)
  const partes = whole.partes.filter(({ endereco }) => endereco === `${act.id}#${key}`)
  const [told] = partes
  const part = told && onePart(act, key)
  if (!part) return null
  const imagens = await imagesOf(view, part)
  return { ...whole, ...part, ...inTheText(view, part), citacao: told.citacao, partes, imagens }
}

/** Acts in the order of keys, with at least these fields, read as cheaply as they allow. */
export async function readActs(
  view: ActReader,
  keys: ActKey[],
  fields: readonly ActField[],
): Promise<ActRecord[]> {
  const needsText =
    isAnyOf(IN_THE_TEXT, fields) ||
    isAnyOf(AMONG_OTHERS, fields) ||
    fields.includes('imagens') ||
    fields.includes('conteudo_completo')
  if (!needsText) return await toldHeads(view, await view.actHeads(keys), fields)
  const acts = await view.acts(keys)
  const records: ActRecord[] = []
  for (const act of acts) records.push(await recordOf(view, act, fields))
  return records
}

/** A stored act with at least these fields. */
async function recordOf(
  view: ActReader,
  act: ArchivedPublication,
  fields: readonly ActField[],
): Promise<ActRecord> {
  return {
    ...act,
    ...(await readFrom(view, act, fields)),
    ...(await knownOf(view, act, fields)),
  }
}

/** Those of some fields that hold for all of an article: who else names it, where it comes from, how it is cited. */
export async function knownOf(
  view: ActReader,
  act: ArchivedPublication,
  fields: readonly ActField[],
): Promise<ActRecord> {
  return {
    ...(isAnyOf(AMONG_OTHERS, fields) && (await amongOthers(view, act))),
    ...(await toldOf(view, act, fields)),
  }
}

/** Those of some fields that are read from a text. */
export async function readFrom(
  view: ActReader,
  act: ArchivedPublication,
  fields: readonly ActField[],
): Promise<ActRecord> {
  return {
    ...(isAnyOf(IN_THE_TEXT, fields) && inTheText(view, act)),
    ...(fields.includes('imagens') && { imagens: await imagesOf(view, act) }),
  }
}

function isAnyOf(set: ReadonlySet<ActField>, fields: readonly ActField[]): boolean {
  return fields.some((field) => set.has(field))
}

/** Acts in the order of `keys` as a JSON array, each with these fields. */
export async function actsAsJson(
  view: ActReader,
  keys: ActKey[],
  fields: readonly ActField[],
): Promise<ByteString> {
  const acts: string[] = []
  for (const key of keys) {
    const act = await actAsJson(view, key, fields)
    if (act !== null) acts.push(act)
  }
  return byteString(`[${acts.join()}]`)
}

/** Null: there is no such act. */
export async function actAsJson(
  view: ActReader,
  key: ActKey,
  fields: readonly ActField[],
): Promise<string | null> {
  const [act] = await readActs(view, [key], fields)
  return act === undefined ? null : encoded(view, only(fields, act))
}

/**
 * The same with all that a copy of the archive needs besides: the structure of its text and, if `withHidden`, which
 * rows are hidden, though none is.
 */
export async function structuredActAsJson(
  view: ActReader,
  key: ActKey,
  fields: readonly ActField[],
  withHidden: boolean,
): Promise<string | null> {
  const [act] = await readActs(view, [key], ['id', ...fields])
  if (act?.id === undefined) return null
  return encoded(view, {
    ...only(fields, act),
    estrutura: await structureOf(view, act.id),
    ...(withHidden && { linhas_ocultas: await view.hiddenRows(act.id) }),
  })
}

/** Null: an older program did not keep it. */
export async function structureOf(
  view: Pick<ArchiveView, 'structure'>,
  id: string,
): Promise<Structure | null> {
  const packed = await view.structure(id)
  return packed === null ? null : unpackStructure(packed)
}

async function toldHeads(
  view: ActReader,
  acts: ActHead[],
  fields: readonly ActField[],
): Promise<ActRecord[]> {
  const records: ActRecord[] = []
  for (const act of acts) records.push({ ...act, ...(await toldOf(view, act, fields)) })
  return records
}

/** Those of some fields that its text is not needed for, beyond its head. */
async function toldOf(
  view: ActReader,
  act: ActHead,
  fields: readonly ActField[],
): Promise<ActRecord> {
  return {
    ...(fields.includes('fonte') && { fonte: await fonteOf(view, act) }),
    ...(fields.includes('citacao') && { citacao: citationOf(act) }),
  }
}

/** Of an act that was read from the same snapshot. */
async function fonteOf(view: ActReader, { id }: Pick<ActHead, 'id'>): Promise<Fonte> {
  const fonte = (await view.fonte(id))!
  return { ...fonte, sha256_xml: fonte.xml && digestOfFiles(fonte.xml) }
}

function encoded({ budget }: Pick<ArchiveView, 'budget'>, act: object): string {
  const json = JSON.stringify(act)
  budget.take(json.length / LETTERS_A_STEP)
  budget.make(json.length)
  return json
}

/** These fields of an act, in this order. */
export function only<Field extends PropertyKey>(
  fields: readonly Field[],
  act: { [F in Field]?: unknown },
): object {
  return Object.fromEntries(fields.map((field) => [field, act[field]]))
}

function inTheText({ budget }: Pick<ArchiveView, 'budget'>, act: ArchivedPublication) {
  const read = beginningOf(act)
  budget.take(read.conteudo_completo.length)
  return { palavras_chave: keywordsOf(read), entidades: entitiesOf(read), partes: partesOf(read) }
}

function beginningOf(act: ArchivedPublication): ArchivedPublication {
  const { conteudo_completo } = act
  if (conteudo_completo.length <= READ_LENGTH) return act
  return { ...act, conteudo_completo: conteudo_completo.slice(0, READ_LENGTH) }
}

async function amongOthers(view: ActReader, whole: ArchivedPublication) {
  const act = beginningOf(whole)
  view.budget.take(act.conteudo_completo.length)
  return await related(view, act, relationsOf(act).citations)
}

async function related(
  view: ActReader,
  act: ArchivedPublication,
  citations: ActName[],
  madeOf?: Set<Touchable>,
) {
  const found = await view.relationsOf(act.id, citations, madeOf)
  const relacoes = await withPassages(view, act, found)
  return { relacoes, publicacoes_relacionadas: [...new Set(relacoes.map(({ id }) => id))] }
}

import type { AnalyzedAct } from '../../port/act.ts'
import { isCommon, mayHaveGrams } from '../format/gram-rule.ts'
import { lengthToByte } from '../../ranking/length.ts'
import { PostingBuffer } from '../format/posting-buffer.ts'
import { Term } from '../format/term.ts'
import { GRAM_MARKS, TEXT, WEIGHTS, stemMark } from '../format/terms.ts'
import { commonWords } from './common-words.ts'
import { type FieldTerms, IN_EMENTA, IN_TITLE } from './field-terms.ts'
import { type Gram, findGrams } from './grams.ts'
import type { SegmentWriter } from './segment-writer.ts'
import { straysOf } from './strays.ts'
import { WordTable } from './word-table.ts'

/** The length byte of each act (length.ts): the length is that of its title and its text. */
export function readLengths(fields: FieldTerms[], acts: number): Uint8Array {
  const words = new Uint32Array(acts)
  for (const { act, place, from, to } of fields.find(({ mark }) => mark === TEXT)?.runs ?? [])
    if (place !== IN_EMENTA) words[act]! += to - from
  return Uint8Array.from(words, lengthToByte)
}

/** Writes every term of some acts, which become the ordinals 0, 1, 2… of a new segment. */
export function writeTerms(acts: AnalyzedAct[], fields: FieldTerms[], writer: SegmentWriter): void {
  writeFilters(acts, fields, writer)
  // The marks of stems are capitals, which sort before those of words.
  for (const field of fields) writeStems(field, writer)
  const common = fields.map((field) => writeWords(field, acts.length, writer))
  if (!mayHaveGrams(acts.length)) return
  for (const [i, field] of fields.entries())
    if (GRAM_MARKS.includes(field.mark))
      writeGrams(findGrams(commonWords(field, common[i]!), acts.length), writer)
}

export function writeGrams(grams: Gram[], writer: SegmentWriter): void {
  const posting = new PostingBuffer()
  const term = new Term()
  for (const gram of grams) {
    posting.clear()
    for (let at = 0; at < gram.acts.length;) {
      const act = gram.acts[at]!
      const from = at
      while (gram.acts[at] === act) at++
      posting.add(act, at - from)
    }
    term.set(gram.term)
    writer.writePosting(term, posting)
  }
}

function writeFilters(acts: AnalyzedAct[], fields: FieldTerms[], writer: SegmentWriter): void {
  const text = fields.find(({ mark }) => mark === TEXT)
  const strays = text ? straysOf(acts, text) : []
  const terms = new WordTable()
  const members: number[][] = []
  for (const [act, { filters }] of acts.entries())
    terms.addAll(filters + strays[act]!, (filter) => {
      const having = (members[filter] ??= [])
      if (having.at(-1) !== act) having.push(act)
    })
  const posting = new PostingBuffer()
  const term = new Term()
  for (const filter of terms.sorted()) {
    posting.clear()
    for (const act of members[filter]!) posting.add(act, 0) // one at least has it
    terms.spell(filter, '', term)
    writer.writePosting(term, posting)
  }
}

/** A stem with a single form is an alias of that word. */
function writeStems(field: FieldTerms, writer: SegmentWriter): void {
  const { stems, stemOf, sought, words } = field
  const forms = new Uint32Array(stems.size)
  const someForm = new Uint32Array(stems.size)
  for (let word = 0; word < words.size; word++) {
    const stem = stemOf[word]!
    if (stem < 0 || !sought[word]) continue
    forms[stem]!++
    someForm[stem] = word
  }
  const groupOf = new Int32Array(words.size)
  for (let word = 0; word < words.size; word++) {
    const stem = stemOf[word]!
    groupOf[word] = stem >= 0 && sought[word] && forms[stem]! > 1 ? stem : -1
  }
  const occurrences = groupTokens(field, groupOf, stems.size)
  const posting = new PostingBuffer()
  const [term, word] = [new Term(), new Term()]
  for (const stem of stems.sorted()) {
    if (forms[stem] === 0) continue
    stems.spell(stem, stemMark(field.mark), term)
    if (forms[stem] === 1) {
      words.spell(someForm[stem]!, field.mark, word)
      writer.writeAlias(term, word)
    } else {
      readGroup(posting, field, occurrences, stem)
      writer.writePosting(term, posting)
    }
  }
}

/** Returns the common words. */
function writeWords(field: FieldTerms, acts: number, writer: SegmentWriter): number[] {
  const { words, sought } = field
  const common: number[] = []
  const itself = new Int32Array(words.size)
  for (let word = 0; word < words.size; word++) itself[word] = word
  const occurrences = groupTokens(field, itself, words.size)
  const posting = new PostingBuffer()
  const term = new Term()
  for (const word of words.sorted()) {
    if (!sought[word]) continue
    readGroup(posting, field, occurrences, word)
    words.spell(word, field.mark, term)
    writer.writePosting(term, posting)
    if (isCommon(posting.count, acts)) common.push(word)
  }
  return common
}

/**
 * The tokens of each group together, in reading order:
 *
 *              ┌─ group 0 ─┬─ group 1 ─┬─ ─
 *     acts     │ 0  4  9   │ 1  1      │
 *     places   │ 5  0  2   │ 0  7      │
 *     ends              3           5
 */
interface Occurrences {
  ends: Uint32Array
  acts: Uint16Array
  places: Int32Array
}

/** A counting sort. @param groupOf The group of each word; −1: none. */
function groupTokens(field: FieldTerms, groupOf: Int32Array, groups: number): Occurrences {
  const ends = new Uint32Array(groups + 1)
  const tokens = field.tokens.view()
  for (let i = 0; i < tokens.length; i++) ends[groupOf[tokens[i]!]! + 1]!++
  ends[0] = 0 // without those of no group
  for (let group = 1; group <= groups; group++) ends[group]! += ends[group - 1]!
  const total = ends[groups]!
  const acts = new Uint16Array(total)
  const places = new Int32Array(total)
  for (const { act, place, first, from, to } of field.runs)
    for (let i = from; i < to; i++) {
      const group = groupOf[tokens[i]!]!
      if (group === -1) continue
      const at = ends[group]!++
      acts[at] = act
      places[at] = place ?? first + i - from
    }
  return { ends, acts, places }
}

/**
 * Collects the occurrences of a group act by act; an occurrence only in the ementa adds weight, but
 * cannot be found.
 */
function readGroup(
  posting: PostingBuffer,
  { mark }: FieldTerms,
  { ends, acts, places }: Occurrences,
  group: number,
): void {
  posting.clear()
  const end = ends[group]!
  for (let at = group === 0 ? 0 : ends[group - 1]!; at < end;) {
    const act = acts[at]!
    let frequency = 0
    let sought = false
    for (; at < end && acts[at] === act && places[at]! < 0; at++) {
      frequency += places[at] === IN_TITLE ? WEIGHTS.t : WEIGHTS.e
      sought ||= places[at] === IN_TITLE
    }
    const from = at
    while (at < end && acts[at] === act) at++
    if (!sought && at === from) continue
    posting.add(act, frequency + (at - from) * WEIGHTS[mark])
    posting.writePositions(places, from, at)
  }
}

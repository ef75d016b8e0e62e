import { useMemo } from 'react'
import { printedNumber } from '../lib/part-address.ts'
import type { Words } from '../words/pt/index.ts'
import { useSpeech } from '../words/words.tsx'
import type { ActPart } from './parts/act-parts.ts'
import { usePartName } from './parts/part-name.ts'
import { type Block, type Entry, outlineOf } from './typeset.ts'
import { isUndone } from './undone.ts'

/** A longer outline does not help; for a long act only its headings stay. */
const MOST = 40

export interface OutlineLine {
  /** The id of its place on the page. */
  id: string
  name: string
  /** Whom the part is about. */
  about?: string
  isUndone?: boolean
}

/** The outline of an act: its articles and headings; of several acts: what comes before them, and each. */
export function useOutline(
  blocks: Block[],
  parts: ActPart[],
  undone: { start: number; end: number }[],
): OutlineLine[] {
  const {
    words: { act: said },
  } = useSpeech()
  const nameOf = usePartName()
  return useMemo(
    () => linesOf(outlineOf(blocks), parts, undone, said.parts, nameOf),
    [blocks, parts, undone, said],
  )
}

function linesOf(
  entries: Entry[],
  parts: ActPart[],
  undone: { start: number; end: number }[],
  said: Words['act']['parts'],
  nameOf: (part: ActPart) => string,
): OutlineLine[] {
  const names = {
    ementa: said.ementa,
    preamble: said.preambulo,
    signature: said.assinatura,
  }
  const lineOf = ({ block, kind, text }: Entry) => ({
    id: `p${block}`,
    name: kind === 'article' || kind === 'heading' ? text : names[kind],
  })
  if (parts.length === 0) {
    const isLong = entries.length > MOST
    return entries.filter(({ kind }) => !isLong || kind !== 'article').map(lineOf)
  }
  return [
    ...entries.filter(({ start }) => start < parts[0]!.start).map(lineOf),
    ...parts.map((part) => ({
      id: part.key,
      name: part.part.numero === null ? nameOf(part) : `Nº ${printedNumber(part.part.numero)}`,
      about: part.part.nomes.join(', '),
      isUndone: isUndone(part, undone),
    })),
  ]
}

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Verified } from '../api/citations.ts'
import { useShortcuts } from '../app/shortcuts.ts'
import type { CitationMark } from './marks.ts'
import { revealWithin } from './reveal.ts'

interface Shown {
  sheet: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
  marks: readonly CitationMark[]
  verified: Verified | undefined
}

interface Choice {
  number: number
  /** Nobody chose anew: the text was verified again, and nothing is to be scrolled. */
  isFollowed: boolean
}

/** The chosen citation, shown in the text and in the list alike; j, k and the arrows choose the next in the list. */
export function useChosen({ sheet, list, marks, verified }: Shown) {
  const [choice, setChoice] = useState<Choice | null>(null)
  const chosen = choice?.number ?? null
  const choose = useCallback((number: number) => setChoice({ number, isFollowed: false }), [])
  const last = useRef({ marks, verified })
  useEffect(() => {
    const before = last.current
    last.current = { marks, verified }
    if (before.verified !== verified)
      setChoice((choice) => choice && followed(choice, before.marks, marks))
  }, [marks, verified])
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const rowOf = (number: number | null) =>
    rows().find(({ dataset }) => dataset['row'] === String(number))
  useEffect(() => {
    if (choice === null || choice.isFollowed) return
    revealWithin(sheet.current, markIn(sheet.current, choice.number))
    revealWithin(list.current, rowOf(choice.number)?.closest('li'))
  }, [choice])
  const focusRow = (row: HTMLElement | undefined) => {
    if (!row) return
    row.focus({ preventScroll: true })
    choose(Number(row.dataset['row']))
  }
  const move = (step: number) => () => {
    const all = rows()
    const at = all.findIndex(({ dataset }) => dataset['row'] === String(chosen))
    focusRow(all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + step))])
  }
  useShortcuts({ j: move(1), k: move(-1), ArrowDown: move(1), ArrowUp: move(-1) })
  return {
    chosen,
    choose,
    /** To the list, and to its chosen row. */
    enterList: () => focusRow(rowOf(chosen) ?? rows()[0]),
    /** To the words of a citation; on phones the text is far above its list. */
    show: useCallback(
      (number: number) => {
        choose(number)
        sheet.current?.scrollIntoView({ block: 'nearest' })
        select(sheet.current?.querySelector('textarea'), withNumber(last.current.marks, number))
        revealWithin(sheet.current, markIn(sheet.current, number))
      },
      [sheet, choose],
    ),
  }
}

/** The citation that now stands where the chosen one stood; null: none does. */
function followed(
  { number }: Choice,
  before: readonly CitationMark[],
  marks: readonly CitationMark[],
): Choice | null {
  const place = withNumber(before, number)
  const now = marks.find(({ start }) => start === place?.start)
  return now ? { number: now.one.number, isFollowed: true } : null
}

function withNumber(marks: readonly CitationMark[], number: number): CitationMark | undefined {
  return marks.find(({ one }) => one.number === number)
}

function select(field: HTMLTextAreaElement | null | undefined, mark: CitationMark | undefined) {
  if (!field || !mark) return
  field.focus({ preventScroll: true })
  field.setSelectionRange(mark.start, mark.end)
}

function markIn(sheet: HTMLElement | null, number: number): Element | null | undefined {
  return sheet?.querySelector(`[data-number="${number}"]`)
}

import { type RefObject, useCallback, useEffect, useState } from 'react'
import { useShortcuts } from '../app/shortcuts.ts'
import { revealWithin } from './reveal.ts'

interface Panes {
  sheet: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
}

/** The chosen citation, shown in the text and in the list alike; j, k and the arrows choose the next in the list. */
export function useChosen({ sheet, list }: Panes) {
  const [chosen, setChosen] = useState<number | null>(null)
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const rowOf = (number: number | null) =>
    rows().find(({ dataset }) => dataset['row'] === String(number))
  useEffect(() => {
    if (chosen === null) return
    revealWithin(sheet.current, markIn(sheet.current, chosen))
    revealWithin(list.current, rowOf(chosen)?.closest('li'))
  }, [chosen])
  const focusRow = (row: HTMLElement | undefined) => {
    if (!row) return
    row.focus({ preventScroll: true })
    setChosen(Number(row.dataset['row']))
  }
  const move = (step: number) => () => {
    const all = rows()
    const at = all.findIndex(({ dataset }) => dataset['row'] === String(chosen))
    focusRow(all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + step))])
  }
  useShortcuts({ j: move(1), k: move(-1), ArrowDown: move(1), ArrowUp: move(-1) })
  return {
    chosen,
    choose: setChosen,
    /** To the list, and to its chosen row. */
    enterList: () => focusRow(rowOf(chosen) ?? rows()[0]),
    /** On phones the text is far above its list. */
    show: useCallback(
      (number: number) => {
        setChosen(number)
        sheet.current?.scrollIntoView({ block: 'nearest' })
        revealWithin(sheet.current, markIn(sheet.current, number))
      },
      [sheet],
    ),
  }
}

function markIn(sheet: HTMLElement | null, number: number): Element | null | undefined {
  return sheet?.querySelector(`[data-number="${number}"]`)
}

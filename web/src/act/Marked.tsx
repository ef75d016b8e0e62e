import { Fragment } from 'react'
import { type Mark, marksWithin } from './marks.ts'

interface MarkedProps {
  text: string
  /** The start of this part in the text of the act. */
  start: number
  /** The marks of the whole act. */
  marks: Mark[]
}

/** A part of an act with the searched words highlighted. */
export function Marked({ text, start, marks }: MarkedProps) {
  const within = marksWithin(marks, start, text.length)
  if (within.length === 0) return text
  let end = 0
  const parts = within.map((mark) => {
    const before = text.slice(end, mark.start)
    end = mark.end
    return (
      <Fragment key={mark.start}>
        {before}
        <mark>{text.slice(mark.start, mark.end)}</mark>
      </Fragment>
    )
  })
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}

import { Fragment } from 'react'
import { type Needle, findNeedles } from '../lib/needles.ts'

/** A text with what was sought under the highlighter. */
export function Marked({ text, needles }: { text: string; needles: Needle[] }) {
  if (needles.length === 0) return text
  let end = 0
  const parts = findNeedles(text, needles).map((span) => {
    const before = text.slice(end, span.start)
    end = span.end
    return (
      <Fragment key={span.start}>
        {before}
        <mark data-needle={span.needle}>{text.slice(span.start, span.end)}</mark>
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

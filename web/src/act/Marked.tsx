import { Fragment, type ReactNode, createContext, use } from 'react'
import { type Mark, marksWithin } from './marks.ts'
import type { Style } from './structured.ts'

interface MarkedProps {
  text: string
  /** The start of this part in the text of the act. */
  start: number
  /** The marks of the whole act. */
  marks: Mark[]
}

/** How the source sets stretches of the whole act, by where they begin; and where its images are. */
export const StylesContext = createContext<{ styles: Style[]; certified: string }>({
  styles: [],
  certified: '',
})

/** A part of an act as its source sets it, with the searched words highlighted. */
export function Marked({ text, start, marks }: MarkedProps) {
  const { styles, certified } = use(StylesContext)
  const end = start + text.length
  const within = styles.filter((style) => style.start < end && style.end > start)
  if (within.length === 0) return <Highlighted text={text} start={start} marks={marks} />
  const edges = within.flatMap((style) => [style.start, style.end])
  const cuts = [...new Set([start, ...edges, end])]
    .filter((cut) => cut >= start && cut <= end)
    .toSorted((a, b) => a - b)
  return cuts.slice(0, -1).map((from, at) => {
    const to = cuts[at + 1]!
    const kinds = within.filter((style) => style.start <= from && style.end >= to)
    const plain = (
      <Highlighted text={text.slice(from - start, to - start)} start={from} marks={marks} />
    )
    return (
      <Fragment key={from}>
        {kinds.reduceRight<ReactNode>((inner, { kind }) => dressed(kind, inner, certified), plain)}
      </Fragment>
    )
  })
}

function dressed(kind: Style['kind'], inner: ReactNode, certified: string): ReactNode {
  switch (kind) {
    case 'sobrescrito':
      return <sup>{inner}</sup>
    case 'subscrito':
      return <sub>{inner}</sub>
    case 'tachado':
      return <s>{inner}</s>
    case 'desfeito':
      return <s data-undone>{inner}</s>
    case 'negrito':
      return <b>{inner}</b>
    case 'italico':
      return <i>{inner}</i>
    case 'sublinhado':
      return <u>{inner}</u>
    case 'quebra':
      return (
        <>
          {inner}
          <br />
        </>
      )
    case 'item':
      return <span style={{ display: 'block' }}>• {inner}</span>
    case 'imagem':
      return (
        <a href={certified} target="_blank" rel="noreferrer">
          {inner}
        </a>
      )
    case 'titulo':
      return <b>{inner}</b>
  }
}

/** A text with the searched words highlighted. */
function Highlighted({ text, start, marks }: MarkedProps) {
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

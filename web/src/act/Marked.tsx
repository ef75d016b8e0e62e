import { Fragment, type ReactNode, createContext, use } from 'react'
import type { ImagemDoTexto } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Marked.module.css'
import { type Mark, marksWithin } from './marks.ts'
import type { Style } from './structured.ts'

interface MarkedProps {
  text: string
  /** The start of this part in the text of the act. */
  start: number
  /** The marks of the whole act. */
  marks: Mark[]
}

interface ActStyles {
  /** How the source sets stretches of the whole act, by where they begin. */
  styles: Style[]
  images: ImagemDoTexto[]
  /** The page that has the images that the archive lacks. */
  certified: string
}

export const StylesContext = createContext<ActStyles>({ styles: [], images: [], certified: '' })

/** A part of an act as its source sets it, with the searched words highlighted. */
export function Marked({ text, start, marks }: MarkedProps) {
  const { styles: all } = use(StylesContext)
  const end = start + text.length
  const within = all.filter((style) => style.start < end && style.end > start)
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
        {kinds.reduceRight<ReactNode>((inner, style) => dressed(style, inner, from), plain)}
      </Fragment>
    )
  })
}

/** A piece of a style, from this place on. */
function dressed({ kind, name, start }: Style, inner: ReactNode, from: number): ReactNode {
  switch (kind) {
    case 'sobrescrito':
      return <sup>{inner}</sup>
    case 'subscrito':
      return <sub>{inner}</sub>
    case 'tachado':
      return <s>{inner}</s>
    case 'desfeito':
      return <s data-undone>{inner}</s>
    case 'valor':
      return (
        <span data-values={name ?? ''} tabIndex={-1} className={styles.value}>
          {inner}
        </span>
      )
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
        <ActImage name={name} isFirst={from === start}>
          {inner}
        </ActImage>
      )
    case 'titulo':
      return <b>{inner}</b>
  }
}

interface ActImageProps {
  name: string | null
  /** Whether no other piece of its name comes before. */
  isFirst: boolean
  children: ReactNode
}

/** The picture itself; if the archive lacks it, its name leads to the page that has it. */
function ActImage({ name, isFirst, children }: ActImageProps) {
  const {
    words: { act: said },
  } = useSpeech()
  const { images, certified } = use(StylesContext)
  const image = images.find(({ nome, disponivel }) => nome === name && disponivel)
  if (image && !isFirst) return null
  return (
    <a href={image?.url ?? certified} target="_blank" rel="noreferrer">
      {image ? (
        <img
          src={image.url!}
          alt={said.imageAlt(image.nome)}
          width={image.largura!}
          height={image.altura!}
          className={styles.image}
        />
      ) : (
        children
      )}
    </a>
  )
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

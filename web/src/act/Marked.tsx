import { Fragment, type ReactNode, createContext, use } from 'react'
import type { ImagemDoTexto } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Marked.module.css'
import { type Mark, marksWithin } from './marks.ts'
import type { Style } from './structured.ts'
import { styleRuns } from './style-runs.ts'

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

/** Whether all around is struck as a whole. */
const StruckContext = createContext(false)

interface StruckProps {
  text: string
  /** The start of this part in the text of the act. */
  start: number
  children: ReactNode
}

/** What has a text with its links and labels: one stroke for all of it, if all of it is struck. */
export function Struck({ text, start, children }: StruckProps) {
  const { styles } = use(StylesContext)
  const [first, ...others] = styleRuns(styles, start, start + text.length)
  if (!first?.struck || others.length > 0) return children
  return (
    <s data-undone={first.struck === 'undone' || undefined}>
      <StruckContext value={true}>{children}</StruckContext>
    </s>
  )
}

/** A part of an act as its source sets it, with the searched words highlighted. */
export function Marked({ text, start, marks }: MarkedProps) {
  const { styles } = use(StylesContext)
  const isStruck = use(StruckContext)
  return styleRuns(styles, start, start + text.length).map(({ struck, pieces }) => {
    const set = pieces.map((piece) => {
      const own = text.slice(piece.start - start, piece.end - start)
      const plain = <Highlighted text={own} start={piece.start} marks={marks} />
      return (
        <Fragment key={piece.start}>
          {piece.styles.reduceRight<ReactNode>(
            (inner, style) => dressed(style, inner, piece.start),
            plain,
          )}
        </Fragment>
      )
    })
    const key = pieces[0]?.start
    if (struck === null || isStruck) return <Fragment key={key}>{set}</Fragment>
    return (
      <s key={key} data-undone={struck === 'undone' || undefined}>
        {set}
      </s>
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
    // Struck by the whole run.
    case 'tachado':
    case 'desfeito':
      return inner
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

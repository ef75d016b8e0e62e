import { Fragment, type RefObject, useMemo } from 'react'
import type { Publicacao } from '../api/schema.ts'
import { SectionSign } from '../ui/SectionSign.tsx'
import { useSpeech } from '../words/words.tsx'
import { ActTable } from './ActTable.tsx'
import { Marked, Struck } from './Marked.tsx'
import { MentionLink } from './MentionLink.tsx'
import { PartNotes } from './PartNotes.tsx'
import styles from './Sheet.module.css'
import { type Correction, correctionsOf, stretchesOf } from './corrections.ts'
import type { Mark } from './marks.ts'
import { notesBetween, partNotesOf } from './part-notes.ts'
import { type MentionSpan, mentionFinder, mentionsOf } from '../query/mentions.ts'
import { PartHead } from './parts/PartHead.tsx'
import { PartsIndex } from './parts/PartsIndex.tsx'
import { type ActPart, blocksOfParts, blocksToPrint } from './parts/act-parts.ts'
import { printBlocks } from './parts/print-part.ts'
import type { Block } from './typeset.ts'

interface SheetProps {
  act: Publicacao
  blocks: Block[]
  marks: Mark[]
  parts: ActPart[]
  /** The part that the address names. */
  open: string | null
  ref: RefObject<HTMLElement | null>
}

/** The act as it was published, set to be read. */
export function Sheet({ act, blocks, marks, parts, open, ref }: SheetProps) {
  const find = useMemo(() => mentionFinder(mentionsOf(act.entidades)), [act])
  const corrections = useMemo(() => correctionsOf(act), [act])
  const notes = useMemo(() => partNotesOf(act), [act])
  const isVoid = ['revogada', 'sem_efeito', 'retirada'].includes(act.situacao)
  const hasTitle = blocks[0]?.kind === 'title'
  const begun = useMemo(() => blocksOfParts(parts, blocks), [parts, blocks])
  const index = <PartsIndex parts={parts} open={open} />
  return (
    <article ref={ref} className={styles.sheet} lang="pt-BR" data-void={isVoid || undefined}>
      <Head act={act} />
      {!hasTitle && (
        <>
          <h1 tabIndex={-1} className={styles.title}>
            {act.titulo}
          </h1>
          {index}
        </>
      )}
      {blocks.map((block, at) => {
        const part = begun.get(at)
        return (
          <Fragment key={at}>
            {part && (
              <PartHead
                act={act}
                part={part}
                isHeaded={HEADINGS.has(block.kind)}
                isOpen={part.key === open}
                onPrint={() => printBlocks(ref.current!, blocksToPrint(part, parts, blocks))}
              />
            )}
            <Part
              id={`p${at}`}
              block={block}
              marks={marks}
              find={find}
              corrections={corrections}
              place={tableAt(blocks, at)}
            />
            <PartNotes relations={notesBetween(notes, ...extentOf(blocks, at))} />
            {block.kind === 'title' && index}
          </Fragment>
        )
      })}
      <Foot act={act} />
    </article>
  )
}

const HEADINGS = new Set<Block['kind']>(['title', 'heading', 'subtitle'])

/** From the end of the block before to the end of this one: a label comes before a block's text. */
function extentOf(blocks: Block[], at: number): [start: number, end: number] {
  const next = blocks[at + 1]
  return [at === 0 ? 0 : beginningOf(blocks[at]!), next ? beginningOf(next) : Infinity]
}

function beginningOf(block: Block): number {
  return block.kind === 'item' ? block.start - block.label.length - 1 : block.start
}

/** The number of this table among the act's tables. */
function tableAt(blocks: Block[], at: number): number {
  return blocks.slice(0, at + 1).filter(({ kind }) => kind === 'table').length
}

function Head({ act }: { act: Publicacao }) {
  const {
    words: { act: said, common },
    format,
  } = useSpeech()
  return (
    <header className={styles.head}>
      <SectionSign section={act.secao} narrow />
      <b>{common.section[act.secao]}</b>
      <span className={styles.long}>{format.longDate(act.data_publicacao)}</span>
      <span className={styles.short}>{format.date(act.data_publicacao)}</span>
      <span className={styles.place}>
        <span>{said.edition(act.edicao)}</span> <span>{said.page(act.pagina)}</span>
      </span>
    </header>
  )
}

/** Only on paper: the origin of this copy, and the address of the official one. */
function Foot({ act }: { act: Publicacao }) {
  const {
    words: { act: said },
    format,
  } = useSpeech()
  return (
    <footer className={styles.foot}>
      {said.unofficial} {act.url_original}.{' '}
      {said.printedOn(format.moment(new Date().toISOString()))}.
    </footer>
  )
}

interface Shown {
  marks: Mark[]
  find(text: string): MentionSpan[]
  corrections: Correction[]
}

interface PartProps extends Shown {
  id: string
  block: Block
  place: number
}

function Part({ id, block, place, ...shown }: PartProps) {
  const { marks } = shown
  switch (block.kind) {
    case 'title':
      return (
        <h1 id={id} tabIndex={-1} className={styles.title}>
          <Marked text={block.text} start={block.start} marks={marks} />
        </h1>
      )
    case 'heading':
    case 'subtitle':
      return (
        <h2 id={id} className={styles[block.kind]}>
          <Marked text={block.text} start={block.start} marks={marks} />
        </h2>
      )
    case 'article':
      return (
        <p id={id}>
          <Struck text={block.text} start={block.start}>
            <b>
              <Marked text={block.label} start={block.start} marks={marks} />
            </b>
            <Text
              text={block.text.slice(block.label.length)}
              start={block.start + block.label.length}
              {...shown}
            />
          </Struck>
        </p>
      )
    case 'item':
      return (
        <p id={id} className={block.depth === 1 ? styles.item : styles.letter}>
          <span className={styles.label}>{block.label} </span>
          <span>
            <Struck text={block.text} start={block.start}>
              <Text text={block.text} start={block.start} {...shown} />
            </Struck>
          </span>
        </p>
      )
    case 'signature':
      return (
        <p id={id} className={styles.signature}>
          <b>
            <Marked text={block.name} start={block.start} marks={marks} />
          </b>
          {block.role && <span>{block.role}</span>}
        </p>
      )
    case 'table':
      return <ActTable id={id} table={block} place={place} marks={marks} />
    default:
      return (
        <p id={id} className={styles[block.kind]}>
          <Struck text={block.text} start={block.start}>
            <Text text={block.text} start={block.start} {...shown} />
          </Struck>
        </p>
      )
  }
}

interface TextProps extends Shown {
  text: string
  /** The start of this part in the text of the act. */
  start: number
}

/**
 * A text with its corrections in place: the wrong words are marked, the right ones are in a box
 * that is not part of the text.
 */
function Text({ text, start, corrections, ...shown }: TextProps) {
  const {
    words: { act: said },
  } = useSpeech()
  return stretchesOf(text, start, corrections).map((stretch, at) =>
    stretch.isWrong ? (
      <Fragment key={at}>
        <span className={styles.wrong} data-wrong>
          <Named text={stretch.text} start={stretch.start} {...shown} />
        </span>
        {stretch.right !== null && (
          <span className={styles.right}>
            {said.readsAs} <b>{stretch.right}</b>
          </span>
        )}
      </Fragment>
    ) : (
      <Named key={at} text={stretch.text} start={stretch.start} {...shown} />
    ),
  )
}

/** A text with its named entities as quiet links, and the searched words marked. */
function Named({ text, start: from, marks, find }: Omit<TextProps, 'corrections'>) {
  let end = 0
  const parts = find(text).map(({ start, end: stop, mention }) => {
    const before = <Marked text={text.slice(end, start)} start={from + end} marks={marks} />
    end = stop
    return (
      <Fragment key={start}>
        {before}
        <MentionLink mention={mention} className={styles.mention}>
          <Marked text={text.slice(start, stop)} start={from + start} marks={marks} />
        </MentionLink>
      </Fragment>
    )
  })
  return (
    <>
      {parts}
      <Marked text={text.slice(end)} start={from + end} marks={marks} />
    </>
  )
}

import { Checkbox, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconSearch } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { fold } from '../lib/fold.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Filters.module.css'
import { type BodyNode, bodyTree, matchingBodies, withoutHeld } from './body-tree.ts'
import { toggled } from './filter.ts'
import { type BodyCounter, useSuggestedBodies } from './suggested-bodies.ts'

const FEW = 4

interface BodyChoiceProps {
  /** The bodies of the results, each with those below it; null until they are counted. */
  values: { valor: string; total: number }[] | null
  chosen: string[]
  onChange(chosen: string[] | undefined): void
  /** What a body that is not among them would find. */
  counter: BodyCounter
}

/** The bodies of the results as a tree, with a search field for all the others. */
export function BodyChoice({ values, chosen, onChange, counter }: BodyChoiceProps) {
  const {
    words: { search },
    format,
  } = useSpeech()
  const [sought, setSought] = useState('')
  const [isWhole, setWhole] = useState(false)
  const counted = values ?? []
  const absent = chosen.filter((path) => !counted.some(({ valor }) => valor.startsWith(path)))
  const tree = bodyTree([...counted, ...absent.map((valor) => ({ valor, total: 0 }))])
  const suggested = useSuggestedBodies(sought, counter)
  const branches = sought ? matchingBodies(tree, (name) => fold(name).includes(fold(sought))) : tree
  const found = [...withoutHeld(suggested.bodies, branches), ...branches]
  const isCut = !isWhole && !sought && found.length > FEW
  const shown = isCut
    ? found.filter((node, at) => at < FEW || chosen.some((path) => path.startsWith(node.path)))
    : found
  return (
    <>
      <TextInput
        size="sm"
        aria-label={search.findBody}
        placeholder={search.findBody}
        leftSection={<IconSearch size={15} />}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
      />
      <ul className={styles.tree}>
        {shown.map((node) => (
          <Body
            key={node.path}
            node={node}
            isOpen={sought !== ''}
            chosen={chosen}
            onToggle={(path) => onChange(toggled(chosen, path))}
          />
        ))}
      </ul>
      {sought && values && found.length === 0 && !suggested.isLooking && (
        <p className="muted small" role="status">
          {search.noBody}
        </p>
      )}
      {!sought && tree.length > FEW && (
        <button type="button" className="link small" onClick={() => setWhole(!isWhole)}>
          {isWhole ? search.fewerBodies : search.allBodies(format.number(tree.length))}
        </button>
      )}
    </>
  )
}

interface BodyProps {
  node: BodyNode
  isOpen: boolean
  chosen: string[]
  onToggle(path: string): void
}

function Body({ node, isOpen, chosen, onToggle }: BodyProps) {
  const {
    words: { search },
    format,
  } = useSpeech()
  const holdsChosen = chosen.some((path) => path.startsWith(`${node.path}/`))
  const [opened, setOpened] = useState<boolean | null>(null)
  const isShown = opened ?? (isOpen || holdsChosen)
  const id = useId()
  const hasParts = node.children.length > 0
  const Twist = isShown ? IconChevronDown : IconChevronRight
  return (
    <li>
      <div className={styles.node} data-leaf={hasParts ? undefined : true}>
        <Checkbox
          id={id}
          size="xs"
          checked={chosen.includes(node.path)}
          indeterminate={!chosen.includes(node.path) && holdsChosen}
          onChange={() => onToggle(node.path)}
        />
        {hasParts && (
          <button
            type="button"
            className={styles.twist}
            aria-expanded={isShown}
            aria-label={isShown ? search.shut(node.name) : search.open(node.name)}
            onClick={() => setOpened(!isShown)}
          >
            <Twist size={14} />
          </button>
        )}
        <label htmlFor={id} title={node.name}>
          {shortName(node.name)}
        </label>
        <span className="figures">{format.number(node.total)}</span>
      </div>
      {hasParts && isShown && (
        <ul className={styles.tree}>
          {node.children.map((child) => (
            <Body
              key={child.path}
              node={child}
              isOpen={false}
              chosen={chosen}
              onToggle={onToggle}
            />
          ))}
        </ul>
      )}
    </li>
  )
}

function shortName(name: string): string {
  return name.replace(/^Ministério d[aeo]s? /, 'Min. ').replace(/^Universidade Federal /, 'UF ')
}

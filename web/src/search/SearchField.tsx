import { Button, Popover } from '@mantine/core'
import { IconAlertCircle, IconSearch } from '@tabler/icons-react'
import { type FormEvent, type Ref, useId } from 'react'
import type { ApiError } from '../api/client.ts'
import type { Sugestao } from '../api/schema.ts'
import { Key } from '../ui/Key.tsx'
import { useDraft } from '../ui/useDraft.ts'
import { useSpeech } from '../words/words.tsx'
import { ColouredInput } from './ColouredInput.tsx'
import styles from './SearchField.module.css'
import { Suggestions, optionId } from './Suggestions.tsx'
import { useSuggesting } from './suggest.ts'

interface SearchFieldProps {
  value: string
  /** Why the query was not understood, and where. */
  fault: ApiError | null
  /** Whether its button is the main one of the screen, and not, for example, a retry. */
  isPrimary: boolean
  onSearch(termo: string): void
  /** The visitor meant a body, which is a filter and not a word. */
  onBody(orgao: string): void
  ref: Ref<HTMLInputElement>
}

export function SearchField({ value, fault, isPrimary, onSearch, onBody, ref }: SearchFieldProps) {
  const {
    words: { search },
  } = useSpeech()
  const [text, setText] = useDraft(value)
  const message = useId()
  const list = useId()
  const pick = ({ termo, orgao }: Sugestao) => {
    suggesting.end()
    setText(termo ?? value)
    if (termo !== null) onSearch(termo)
    else if (orgao !== null) onBody(orgao)
  }
  const suggesting = useSuggesting(text, pick)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    suggesting.end()
    onSearch(text.trim())
  }
  const { suggestions, active } = suggesting
  const detail = fault?.details[0]
  const isFaulty = fault !== null && text === value
  return (
    <form role="search" className={`${styles.form} no-print`} onSubmit={submit}>
      <div className={styles.field} data-fault={isFaulty || undefined}>
        <IconSearch size={20} className={styles.icon} aria-hidden />
        <ColouredInput
          ref={ref}
          value={text}
          onChange={(typed) => {
            setText(typed)
            suggesting.begin()
          }}
          onKeyDown={suggesting.onKeyDown}
          onBlur={suggesting.end}
          list={
            suggestions.length > 0
              ? { id: list, active: active === null ? undefined : optionId(list, active) }
              : null
          }
          faultAt={isFaulty ? (detail?.posicao ?? null) : null}
          label={search.field}
          placeholder={search.placeholder}
          describedBy={isFaulty ? message : undefined}
        />
        <Syntax />
        <Key>/</Key>
        {suggestions.length > 0 && (
          <Suggestions id={list} suggestions={suggestions} active={active} onPick={pick} />
        )}
      </div>
      <Button type="submit" variant={isPrimary ? 'filled' : 'default'} className={styles.submit}>
        {search.submit}
      </Button>
      {isFaulty && (
        <div id={message} role="alert" className={styles.fault}>
          <p>
            <IconAlertCircle size={16} aria-hidden /> <b>{fault.message}</b>
          </p>
          {detail?.sugestao && <p className="muted">{detail.sugestao}</p>}
        </div>
      )}
    </form>
  )
}

function Syntax() {
  const {
    words: { search },
  } = useSpeech()
  return (
    <Popover width={460} position="bottom-end" trapFocus withRoles>
      <Popover.Target>
        <button type="button" className={styles.how}>
          {search.howToWrite}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={search.howToWrite}>
        <dl className={styles.syntax} tabIndex={-1}>
          {search.syntax.map(([example, meaning]) => (
            <div key={example}>
              <dt>
                <code>{example}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Popover.Dropdown>
    </Popover>
  )
}

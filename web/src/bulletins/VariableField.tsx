import { Button, Menu, TextInput, Textarea } from '@mantine/core'
import { IconBraces } from '@tabler/icons-react'
import { type RefObject, useRef } from 'react'
import { useSpeech } from '../words/words.tsx'
import styles from './VariableField.module.css'

/** What the texts of a bulletin may name between double braces. */
const VARIABLES = ['data', 'periodo', 'total', 'atos', 'nome'] as const

interface VariableFieldProps {
  label: string
  help?: string
  /** Several lines. */
  isLong?: boolean
  value: string
  error: string | undefined
  canChange: boolean
  onChange(value: string): void
}

/** A text with variables, which a menu puts where the cursor is. */
export function VariableField({
  label,
  help,
  isLong = false,
  value,
  error,
  canChange,
  onChange,
}: VariableFieldProps) {
  const { bulletins: said } = useSpeech().words
  const line = useRef<HTMLInputElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const insert = (name: string) => {
    const field = isLong ? text : line
    const { value: after, cursor } = withVariable(value, name, field)
    onChange(after)
    // The menu gives the focus back to its button first.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(cursor, cursor)
    })
  }
  const common = { label, description: help, value, error }
  return (
    <div className={styles.field}>
      {isLong ? (
        <Textarea
          {...common}
          ref={text}
          autosize
          minRows={2}
          maxRows={10}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <TextInput
          {...common}
          ref={line}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {canChange && (
        <Menu position="bottom-end" returnFocus={false}>
          <Menu.Target>
            <Button
              variant="subtle"
              size="compact-sm"
              className={styles.insert ?? ''}
              leftSection={<IconBraces size={14} />}
              aria-label={said.variableOf(label)}
            >
              {said.variable}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {VARIABLES.map((name) => (
              <Menu.Item key={name} onClick={() => insert(name)}>
                <code>{`{{${name}}}`}</code> <small>{said.variables[name]}</small>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  )
}

/** The value with the variable in the place of what is selected in the field, and where the cursor goes then. */
function withVariable(
  value: string,
  name: string,
  { current }: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
) {
  const start = current?.selectionStart ?? value.length
  const end = current?.selectionEnd ?? value.length
  const variable = `{{${name}}}`
  return {
    value: value.slice(0, start) + variable + value.slice(end),
    cursor: start + variable.length,
  }
}

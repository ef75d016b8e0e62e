import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { type Fault, useFault } from './fault.ts'

interface FormOptions<K extends string, A> {
  /** Every text field with its initial value. */
  initial: Record<K, string>
  send(values: Record<K, string>): Promise<A>
  onDone?(answer: A): void
}

interface Form<K extends string, A> {
  values: Record<K, string>
  /** The props for an input of the field. */
  field(name: K): FieldProps
  /** Why the last attempt was refused. */
  fault: Fault | null
  sending: UseMutationResult<A, Error, void>
  onSubmit(event: FormEvent): void
  clear(): void
}

export interface FieldProps {
  name: string
  value: string
  error: string | undefined
  onChange(event: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void
}

/**
 * A form of texts: the typed text stays when the API refuses it, and the reasons are at their
 * fields.
 */
export function useForm<K extends string, A>({
  initial,
  send,
  onDone,
}: FormOptions<K, A>): Form<K, A> {
  const [values, setValues] = useState(initial)
  const sending = useMutation({
    mutationFn: () => send(values),
    ...(onDone ? { onSuccess: onDone } : {}),
  })
  const fault = useFault(sending.error)
  return {
    values,
    fault,
    sending,
    field: (name) => ({
      name,
      value: values[name],
      error: fault?.of(name),
      onChange: ({ currentTarget: { value } }) =>
        setValues((before) => ({ ...before, [name]: value })),
    }),
    onSubmit(event) {
      event.preventDefault()
      sending.mutate()
    },
    clear: () => setValues(initial),
  }
}

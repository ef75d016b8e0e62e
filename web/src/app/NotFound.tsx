import type { ReactNode } from 'react'
import { usePageTitle } from './title.ts'

interface NotFoundProps {
  title: string
  help: string
  /** A link to continue. */
  children: ReactNode
}

/** For something that does not exist: says so, and offers a way on. */
export function NotFound({ title, help, children }: NotFoundProps) {
  usePageTitle(title)
  return (
    <>
      <h1>{title}</h1>
      <p className="muted">{help}</p>
      <p>{children}</p>
    </>
  )
}

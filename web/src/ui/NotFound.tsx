import type { ReactNode } from 'react'

interface NotFoundProps {
  title: string
  help: string
  /** The link to go on. */
  children: ReactNode
}

/** Something that is not there, and the way on. */
export function NotFound({ title, help, children }: NotFoundProps) {
  return (
    <>
      <h1>{title}</h1>
      <p className="muted">{help}</p>
      <p>{children}</p>
    </>
  )
}

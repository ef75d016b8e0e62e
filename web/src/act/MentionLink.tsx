import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Mention } from '../query/mentions.ts'

interface MentionLinkProps {
  mention: Mention
  className?: string | undefined
  children: ReactNode
}

/** What an act names: a norm leads to its page, anything else to the acts that name it, too. */
export function MentionLink({ mention: { kind, name, termo }, ...shown }: MentionLinkProps) {
  return kind === 'norm' ? (
    <Link to="/norma" search={{ norma: name }} {...shown} />
  ) : (
    <Link to="/" search={{ termo }} {...shown} />
  )
}

import type { Words } from '../pt/index.ts'

export const feeds: Words['feeds'] = {
  title: (name) => `Feed of ${name}`,
  what: 'An address for your feed reader (RSS, Atom), which always shows the 50 newest acts. Whoever has the address reads the feed, without signing in: do not publish it.',
  make: 'Create address',
  copyHelp: 'Copy the address now: it is only shown this once. To end it, revoke its key in Keys.',
  menu: 'Feed (RSS)',
  offer: 'Or always up to date, in your feed reader:',
}

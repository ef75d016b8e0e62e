import { ActionIcon, Menu } from '@mantine/core'
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import {
  IconBell,
  IconCalendar,
  IconDots,
  IconHelp,
  IconMoon,
  IconNotebook,
  IconSearch,
  IconSun,
  IconTable,
  IconWebhook,
} from '@tabler/icons-react'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useSpeech } from '../words/words.tsx'
import { ExportLine } from './ExportLine.tsx'
import { FactorLine } from './FactorLine.tsx'
import { Freshness } from './Freshness.tsx'
import styles from './Frame.module.css'
import { OfflineLine } from './OfflineLine.tsx'
import { OutdatedLine } from './OutdatedLine.tsx'
import { ReadOnlyLine } from './ReadOnlyLine.tsx'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { Sign } from '../app/Sign.tsx'
import { fetchAhead } from '../app/parts.ts'
import { useSession } from '../app/session.tsx'
import { useShortcuts } from '../app/shortcuts.ts'

/** The everyday pages; `g` and the key lead to them. */
const PAGES = [
  { name: 'daybook', to: '/caderno', key: 'c', Picture: IconNotebook },
  { name: 'search', to: '/', key: 'b', Picture: IconSearch },
  { name: 'tables', to: '/contratos', key: 't', Picture: IconTable },
  { name: 'editions', to: '/edicoes', key: 'e', Picture: IconCalendar },
  { name: 'alerts', to: '/alertas', key: 'a', Picture: IconBell },
  { name: 'webhooks', to: '/webhooks', key: 'w', Picture: IconWebhook },
] as const

/** By then the first screen has loaded; the other screens load afterwards. */
const SETTLED_MS = 2_000

/** Bar, page, and on the phone the tabs below. */
export function Frame({ children }: { children: ReactNode }) {
  const { words } = useSpeech()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void fetchAhead(), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [])
  useShortcuts({
    ...Object.fromEntries(PAGES.map(({ key, to }) => [`g ${key}`, () => void navigate({ to })])),
    '?': () => setHelpOpen(true),
  })
  return (
    <>
      <a href="#conteudo" className="skip">
        {words.frame.skipToContent}
      </a>
      <OfflineLine />
      <OutdatedLine />
      <ReadOnlyLine />
      <FactorLine />
      <header className={`bar ${styles.bar} no-print`}>
        <Link to="/" className={styles.brand}>
          <Sign />
          {words.frame.product}
        </Link>
        <Pages />
        <div className={styles.right}>
          <Freshness />
          <Tools onHelp={() => setHelpOpen(true)} />
        </div>
      </header>
      <main id="conteudo" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <ExportLine />
      <Tabs />
      <ShortcutsDialog opened={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  )
}

const EXACT = { exact: true, includeSearch: false }

/** Addresses that belong to a page beside those that begin with its own. */
const WITHIN: Record<string, string[]> = {
  '/caderno': ['/pastas'],
  '/': ['/publicacao', '/citacoes', '/citar'],
  '/contratos': [
    '/pessoal',
    '/pessoa',
    '/licitacoes',
    '/sancoes',
    '/normas',
    '/norma',
    '/empresa',
    '/orgao',
  ],
  '/alertas': ['/listas', '/boletins'],
}

function isWithin(pathname: string, to: string): boolean {
  return [to, ...(WITHIN[to] ?? [])].some(
    (start) => pathname === start || pathname.startsWith(`${start}/`),
  )
}

function Pages() {
  const {
    words: { frame },
  } = useSpeech()
  const { pathname } = useLocation()
  const { isOwner } = useSession()
  return (
    <nav className={styles.pages} aria-label={frame.main}>
      {PAGES.map(({ name, to }) => (
        <Link
          key={to}
          to={to}
          activeOptions={EXACT}
          {...(isWithin(pathname, to) ? { 'aria-current': 'page' } : {})}
        >
          {frame[name]}
        </Link>
      ))}
      <span className={styles.divider} />
      <Link to="/chaves">{frame.keys}</Link>
      <a href="/referencia">{frame.reference}</a>
      {isOwner && <Link to="/operacao">{frame.operation}</Link>}
    </nav>
  )
}

/** The initials of the first and the last name. */
function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/)
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names
  return ends
    .map((part) => Array.from(part ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('pt-BR')
}

function Tools({ onHelp }: { onHelp: () => void }) {
  const { words, speak, language } = useSpeech()
  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme('light')
  const { person, isManager, signOut } = useSession()
  const other = scheme === 'dark' ? 'light' : 'dark'
  const {
    frame: { help, guide, account, yourAccount, people, signOut: leave, language: otherLanguage },
  } = words
  return (
    <>
      <ActionIcon aria-label={help} onClick={onHelp} className={styles.wide}>
        <IconHelp size={18} />
      </ActionIcon>
      <ActionIcon
        aria-label={words.frame[other]}
        onClick={() => setColorScheme(other)}
        className={styles.wide}
      >
        {scheme === 'dark' ? <IconSun size={18} /> : <IconMoon size={18} />}
      </ActionIcon>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon aria-label={account} size={36}>
            {/* A picture, not a label: speech control knows the button as the account. */}
            <span className={styles.avatar} data-initials={initialsOf(person.nome)} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{person.nome}</Menu.Label>
          <Menu.Item component={Link} to="/conta">
            {yourAccount}
          </Menu.Item>
          <Menu.Item component={Link} to="/pessoas">
            {people}
          </Menu.Item>
          {isManager && (
            <Menu.Item component={Link} to="/auditoria">
              {words.frame.audit}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Item onClick={() => speak(language === 'pt' ? 'en' : 'pt')}>
            {otherLanguage}
          </Menu.Item>
          <Menu.Item onClick={() => setColorScheme(other)}>{words.frame[other]}</Menu.Item>
          <Menu.Item onClick={onHelp}>{help}</Menu.Item>
          <Menu.Item component="a" href="/guia">
            {guide}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item onClick={() => void signOut()}>{leave}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}

/** On phones there is room for four of them; the menu has the others. */
const FOLDED = new Set<string>(['editions', 'webhooks'])
/** The pages of that menu. */
const MORE = ['/edicoes', '/webhooks', '/chaves', '/operacao']
const TABS = PAGES.filter(({ name }) => !FOLDED.has(name))

function Tabs() {
  const {
    words: { frame, search },
  } = useSpeech()
  const { pathname } = useLocation()
  const { isOwner } = useSession()
  return (
    <nav className={`${styles.tabs} no-print`} aria-label={frame.main}>
      {TABS.map(({ name, to, Picture }) => (
        <Link
          key={to}
          to={to}
          activeOptions={EXACT}
          {...(isWithin(pathname, to) ? { 'aria-current': 'page' } : {})}
        >
          <Picture size={22} aria-hidden />
          {frame[name]}
        </Link>
      ))}
      <Menu position="top-end">
        <Menu.Target>
          <button
            type="button"
            aria-current={MORE.some((to) => isWithin(pathname, to)) || undefined}
          >
            <IconDots size={22} aria-hidden />
            {frame.more}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to="/edicoes">
            {frame.editions}
          </Menu.Item>
          <Menu.Item component={Link} to="/citacoes">
            {search.citations}
          </Menu.Item>
          <Menu.Item component={Link} to="/webhooks">
            {frame.webhooks}
          </Menu.Item>
          <Menu.Item component={Link} to="/chaves">
            {frame.keys}
          </Menu.Item>
          <Menu.Item component="a" href="/referencia">
            {frame.reference}
          </Menu.Item>
          {isOwner && (
            <Menu.Item component={Link} to="/operacao">
              {frame.operation}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </nav>
  )
}

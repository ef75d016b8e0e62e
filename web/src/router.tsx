import {
  Outlet,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router'
import { readArrival } from './alerts/arrival.ts'
import { BrokenScreen } from './app/BrokenScreen.tsx'
import { readIssues } from './bulletins/issues.ts'
import { readDaybook } from './caderno/state.ts'
import { Frame } from './frame/Frame.tsx'
import { NotFoundPage } from './frame/NotFoundPage.tsx'
import { screen } from './app/parts.ts'
import { SessionGate } from './frame/SessionGate.tsx'
import { parseAddress, writeAddress } from './lib/address.ts'
import { SearchPage } from './search/SearchPage.tsx'
import { readSearch } from './query/state.ts'
import { readListed } from './webhooks/listed.ts'

/** The values of an address that are read by the screen, which loads later. */
const asWritten = (values: Record<string, unknown>) => values

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage })

/** Every page that needs a signed-in visitor. */
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: () => (
    <SessionGate>
      <Frame>
        <Outlet />
      </Frame>
    </SessionGate>
  ),
})

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/convite',
  component: screen(() => import('./door/InvitationPage.tsx'), 'InvitationPage'),
})

const password = createRoute({
  getParentRoute: () => root,
  path: '/senha',
  component: screen(() => import('./door/PasswordPage.tsx'), 'PasswordPage'),
})

const confirmation = createRoute({
  getParentRoute: () => root,
  path: '/confirmacao',
  component: screen(() => import('./door/ConfirmationPage.tsx'), 'ConfirmationPage'),
})

const signUp = createRoute({
  getParentRoute: () => root,
  path: '/cadastro',
  component: screen(() => import('./door/SignUpPage.tsx'), 'SignUpPage'),
})

/** Links in mails lead here; any address asks visitors who are not signed in to do so. */
const signIn = createRoute({
  getParentRoute: () => root,
  path: '/entrar',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})

/** The first page of a tab that was opened for the provider of identities. */
const departure = createRoute({
  getParentRoute: () => root,
  path: '/entrar/provedor',
  validateSearch: asWritten,
  component: screen(() => import('./door/DeparturePage.tsx'), 'DeparturePage'),
})

/** Where the provider sends people back to. */
const arrival = createRoute({
  getParentRoute: () => root,
  path: '/entrar/retorno',
  validateSearch: asWritten,
  component: screen(() => import('./door/ReturnPage.tsx'), 'ReturnPage'),
})

/** Exists only where the operator shows it to everybody. */
const status = createRoute({
  getParentRoute: () => root,
  path: '/situacao',
  component: screen(() => import('./status/StatusPage.tsx'), 'StatusPage'),
})

const search = createRoute({
  getParentRoute: () => inside,
  path: '/',
  validateSearch: readSearch,
  component: SearchPage,
})

const daybook = createRoute({
  getParentRoute: () => inside,
  path: '/caderno',
  validateSearch: readDaybook,
  component: screen(() => import('./caderno/DaybookPage.tsx'), 'DaybookPage'),
})

const act = createRoute({
  getParentRoute: () => inside,
  path: '/publicacao/$id',
  validateSearch: readSearch,
  component: screen(() => import('./act/ActPage.tsx'), 'ActPage'),
})

const contracts = createRoute({
  getParentRoute: () => inside,
  path: '/contratos',
  validateSearch: asWritten,
  component: screen(() => import('./tables/contracts/ContractsPage.tsx'), 'ContractsPage'),
})

const personnel = createRoute({
  getParentRoute: () => inside,
  path: '/pessoal',
  validateSearch: asWritten,
  component: screen(() => import('./tables/personnel/PersonnelPage.tsx'), 'PersonnelPage'),
})

const tenders = createRoute({
  getParentRoute: () => inside,
  path: '/licitacoes',
  validateSearch: asWritten,
  component: screen(() => import('./tables/tenders/TendersPage.tsx'), 'TendersPage'),
})

const sanctions = createRoute({
  getParentRoute: () => inside,
  path: '/sancoes',
  validateSearch: asWritten,
  component: screen(() => import('./tables/sanctions/SanctionsPage.tsx'), 'SanctionsPage'),
})

const norms = createRoute({
  getParentRoute: () => inside,
  path: '/normas',
  validateSearch: asWritten,
  component: screen(() => import('./tables/norms/NormsPage.tsx'), 'NormsPage'),
})

const company = createRoute({
  getParentRoute: () => inside,
  path: '/empresa/$cnpj',
  component: screen(() => import('./tables/company/CompanyPage.tsx'), 'CompanyPage'),
})

/** By its path in the query: it has slashes of its own, like the name of a norm. */
const body = createRoute({
  getParentRoute: () => inside,
  path: '/orgao',
  validateSearch: asWritten,
  component: screen(() => import('./tables/body/BodyPage.tsx'), 'BodyPage'),
})

const norm = createRoute({
  getParentRoute: () => inside,
  path: '/norma',
  validateSearch: asWritten,
  component: screen(() => import('./tables/norm/NormPage.tsx'), 'NormPage'),
})

const person = createRoute({
  getParentRoute: () => inside,
  path: '/pessoa',
  validateSearch: asWritten,
  component: screen(() => import('./tables/person/PersonPage.tsx'), 'PersonPage'),
})

const citations = createRoute({
  getParentRoute: () => inside,
  path: '/citacoes',
  component: screen(() => import('./citations/CitationsPage.tsx'), 'CitationsPage'),
})

/** An act by its citation. */
const cite = createRoute({
  getParentRoute: () => inside,
  path: '/citar',
  validateSearch: asWritten,
  component: screen(() => import('./citations/CitePage.tsx'), 'CitePage'),
})

const editions = createRoute({
  getParentRoute: () => inside,
  path: '/edicoes',
  validateSearch: asWritten,
  component: screen(() => import('./editions/EditionsPage.tsx'), 'EditionsPage'),
})

const webhooks = createRoute({
  getParentRoute: () => inside,
  path: '/webhooks',
  validateSearch: asWritten,
  component: screen(() => import('./webhooks/WebhooksPage.tsx'), 'WebhooksPage'),
})

const webhook = createRoute({
  getParentRoute: () => inside,
  path: '/webhooks/$id',
  validateSearch: readListed,
  component: screen(() => import('./webhooks/WebhookPage.tsx'), 'WebhookPage'),
})

const alerts = createRoute({
  getParentRoute: () => inside,
  path: '/alertas',
  validateSearch: readArrival,
  component: screen(() => import('./tables/watched/AlertsScreen.tsx'), 'AlertsScreen'),
})

const lists = createRoute({
  getParentRoute: () => inside,
  path: '/listas',
  component: screen(() => import('./lists/ListsPage.tsx'), 'ListsPage'),
})

const folders = createRoute({
  getParentRoute: () => inside,
  path: '/pastas',
  component: screen(() => import('./folders/screens.ts'), 'FoldersPage'),
})

const folder = createRoute({
  getParentRoute: () => inside,
  path: '/pastas/$id',
  validateSearch: asWritten,
  component: screen(() => import('./folders/screens.ts'), 'FolderPage'),
})

const bulletins = createRoute({
  getParentRoute: () => inside,
  path: '/boletins',
  component: screen(() => import('./bulletins/BulletinsPage.tsx'), 'BulletinsPage'),
})

const newBulletin = createRoute({
  getParentRoute: () => inside,
  path: '/boletins/novo',
  component: screen(() => import('./bulletins/NewBulletinPage.tsx'), 'NewBulletinPage'),
})

const bulletin = createRoute({
  getParentRoute: () => inside,
  path: '/boletins/$id',
  component: screen(() => import('./bulletins/BulletinPage.tsx'), 'BulletinPage'),
})

const issues = createRoute({
  getParentRoute: () => inside,
  path: '/boletins/$id/envios',
  validateSearch: readIssues,
  component: screen(() => import('./bulletins/HistoryPage.tsx'), 'HistoryPage'),
})

const keys = createRoute({
  getParentRoute: () => inside,
  path: '/chaves',
  component: screen(() => import('./account/KeysPage.tsx'), 'KeysPage'),
})

const operation = createRoute({
  getParentRoute: () => inside,
  path: '/operacao',
  component: screen(() => import('./operation/OperationPage.tsx'), 'OperationPage'),
})

const account = createRoute({
  getParentRoute: () => inside,
  path: '/conta',
  component: screen(() => import('./account/AccountPage.tsx'), 'AccountPage'),
})

const people = createRoute({
  getParentRoute: () => inside,
  path: '/pessoas',
  component: screen(() => import('./account/PeoplePage.tsx'), 'PeoplePage'),
})

const audit = createRoute({
  getParentRoute: () => inside,
  path: '/auditoria',
  component: screen(() => import('./account/AuditPage.tsx'), 'AuditPage'),
})

const routeTree = root.addChildren([
  invitation,
  password,
  confirmation,
  signUp,
  signIn,
  departure,
  arrival,
  status,
  inside.addChildren([
    search,
    daybook,
    act,
    contracts,
    personnel,
    tenders,
    sanctions,
    norms,
    company,
    body,
    norm,
    person,
    citations,
    cite,
    editions,
    alerts,
    lists,
    folders,
    folder,
    bulletins,
    newBulletin,
    bulletin,
    issues,
    webhooks,
    webhook,
    keys,
    account,
    people,
    audit,
    operation,
  ]),
])

export const router = createRouter({
  routeTree,
  parseSearch: parseAddress,
  stringifySearch: writeAddress,
  scrollRestoration: true,
  // What a route does not read of an address is no part of it: an old or mistyped link opens without it.
  search: { strict: true },
  defaultPreload: 'intent',
  defaultErrorComponent: BrokenScreen,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

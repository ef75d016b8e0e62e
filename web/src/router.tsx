import {
  Outlet,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { SignInPage } from './account/SignInPage.tsx'
import { Frame } from './app/Frame.tsx'
import { NotFoundPage } from './app/NotFoundPage.tsx'
import { useSession } from './app/session.tsx'
import { parseAddress, textOf, writeAddress } from './lib/address.ts'
import { SearchPage } from './search/SearchPage.tsx'
import { readSearch } from './search/state.ts'

function Root() {
  const { isSignedIn } = useSession()
  if (!isSignedIn) return <SignInPage />
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

const root = createRootRoute({ component: Root, notFoundComponent: NotFoundPage })

const search = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: readSearch,
  component: SearchPage,
})

const act = createRoute({
  getParentRoute: () => root,
  path: '/publicacao/$id',
  validateSearch: readSearch,
  component: lazyRouteComponent(() => import('./act/ActPage.tsx'), 'ActPage'),
})

const editions = createRoute({
  getParentRoute: () => root,
  path: '/edicoes',
  validateSearch: (values): { ano?: number; dia?: string } => {
    const year = Number(textOf(values['ano']))
    const day = textOf(values['dia'])
    return { ...(year > 0 ? { ano: year } : {}), ...(day ? { dia: day } : {}) }
  },
  component: lazyRouteComponent(() => import('./editions/EditionsPage.tsx'), 'EditionsPage'),
})

const routeTree = root.addChildren([search, act, editions])

export const router = createRouter({
  routeTree,
  parseSearch: parseAddress,
  stringifySearch: writeAddress,
  scrollRestoration: true,
  defaultPreload: 'intent',
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

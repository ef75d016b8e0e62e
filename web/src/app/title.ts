import { useEffect } from 'react'

const PRODUCT = 'Arauto'

/** The name of the page in the browser's tab; without one, the product's, unless a part of the page has one. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return undefined
    document.title = `${title} · ${PRODUCT}`
    return () => void (document.title = PRODUCT)
  }, [title])
}

import { useEffect } from 'react'

/** The name of the page in the browser's tab; without one, the product's. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Arauto` : 'Arauto'
  }, [title])
}

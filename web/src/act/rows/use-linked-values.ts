import { useEffect } from 'react'

/**
 * Lights up a value that is pointed at or focused, wherever it stands: in the text and beside it. Elements
 * are marked directly: a long act is not typeset again for every move of the pointer.
 */
export function useLinkedValues(): void {
  useEffect(() => {
    const light = ({ target }: Event) => {
      const chosen = target instanceof Element ? keysOf(target.closest('[data-values]')) : []
      for (const one of document.querySelectorAll('[data-values]'))
        one.toggleAttribute(
          'data-lit',
          keysOf(one).some((key) => chosen.includes(key)),
        )
    }
    document.addEventListener('pointerover', light)
    document.addEventListener('focusin', light)
    return () => {
      document.removeEventListener('pointerover', light)
      document.removeEventListener('focusin', light)
    }
  }, [])
}

function keysOf(element: Element | null): string[] {
  return element instanceof HTMLElement ? (element.dataset['values'] ?? '').split(' ') : []
}

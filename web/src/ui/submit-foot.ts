import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

/** The button that sends, if the event is on it. */
function submitOf({ target }: MouseEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('button[type=submit]') : null
}

/**
 * What is around the button that sends a form. A field of several values takes the last one when it loses the focus,
 * and may grow by a line: pressed then, the button would move away from under the pointer, and the click be lost. So
 * the focus moves when the click is complete, and the form is sent with that value.
 */
export const submitFoot = {
  onMouseDown(event: MouseEvent) {
    if (submitOf(event)) event.preventDefault()
  },
  onClickCapture(event: MouseEvent) {
    const button = submitOf(event)
    if (button) flushSync(() => button.focus())
  },
}

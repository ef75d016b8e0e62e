import { type RefObject, useEffect, useId, useRef } from 'react'
import { useSpeech } from '../words/words.tsx'
import doorstep from './Doorstep.module.css'
import { ProviderLink, useProviderName } from './ProviderButton.tsx'
import styles from './SessionEnded.module.css'
import { SignInForm } from './SignInForm.tsx'

interface SessionEndedProps {
  isOpen: boolean
  onSignedIn(): void
}

/**
 * The element outside a dialog that last had the focus: a submit button is disabled meanwhile, and loses
 * it.
 */
function useLastFocus(dialog: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const focused = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !dialog.current?.contains(target))
        focused.current = target
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [dialog])
  return focused
}

/**
 * Asks for sign-in above whatever is open. A modal dialog of the browser is above all others and
 * makes them inert. So the focus is here until somebody has signed in, and then back where it was.
 */
export function SessionEnded({ isOpen, onSignedIn }: SessionEndedProps) {
  const {
    words: { door },
  } = useSpeech()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const focused = useLastFocus(dialog)
  const provider = useProviderName()
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else if (dialog.current?.open) {
      dialog.current.close()
      focused.current?.focus()
    }
  }, [isOpen, focused])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      {...(isOpen ? { 'aria-modal': true } : {})}
    >
      {isOpen && (
        <>
          <h2 id={title}>{door.expired}</h2>
          <p className="muted">{door.expiredHelp}</p>
          <SignInForm onSignedIn={onSignedIn} />
          {provider !== undefined && (
            <div className={doorstep.other}>
              <p className={doorstep.or}>{door.or}</p>
              <ProviderLink purpose="entrar">{door.enterWith(provider)}</ProviderLink>
            </div>
          )}
        </>
      )}
    </dialog>
  )
}

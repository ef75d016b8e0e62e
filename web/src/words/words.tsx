import { type ReactNode, createContext, useContext, useEffect, useMemo, useState } from 'react'
import { type Format, createFormat } from './format.ts'
import { type Words, pt } from './pt/index.ts'

export type Language = 'pt' | 'en'

interface Speech {
  language: Language
  /** All texts of the page. */
  words: Words
  format: Format
  speak(language: Language): void
}

const STORED = 'arauto-idioma'
const LOCALES: Record<Language, string> = { pt: 'pt-BR', en: 'en-GB' }

const Context = createContext<Speech | null>(null)

function stored(): Language {
  return localStorage.getItem(STORED) === 'en' ? 'en' : 'pt'
}

/** Portuguese is in the bundle; English loads on demand. */
export function SpeechProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(stored)
  const [english, setEnglish] = useState<Words | null>(null)

  useEffect(() => {
    localStorage.setItem(STORED, language)
    if (language === 'en' && english === null)
      import('./en/index.ts').then(
        ({ en }) => setEnglish(en),
        () => setLanguage('pt'),
      )
  }, [language, english])

  const words = language === 'en' ? (english ?? pt) : pt
  useEffect(() => {
    document.documentElement.lang = words.language
  }, [words])

  const speech = useMemo(
    () => ({
      language,
      words,
      format: createFormat(LOCALES[language], words.dates),
      speak: setLanguage,
    }),
    [language, words],
  )
  return <Context value={speech}>{children}</Context>
}

export function useSpeech(): Speech {
  const speech = useContext(Context)
  if (speech === null) throw new Error('outside of SpeechProvider')
  return speech
}

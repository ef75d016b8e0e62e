import { Anchor, CopyButton } from '@mantine/core'
import { LANGUAGES, type SampleCall, sampleOf } from '../lib/sample-code.ts'
import { useSpeech } from '../words/words.tsx'

/** Copies a program that makes this request, in the language of the visitor's choice. */
export function CopyAs({ call }: { call: SampleCall }) {
  const {
    language: spoken,
    words: { common },
  } = useSpeech()
  return LANGUAGES.map((language) => (
    <CopyButton
      key={language}
      value={sampleOf(language, `${location.origin}/api/v1`, call, spoken)}
    >
      {({ copied, copy }) => (
        <Anchor
          component="button"
          type="button"
          inherit
          mr={12}
          py={4}
          aria-label={copied ? common.copied : common.copyAs(language)}
          onClick={copy}
        >
          {copied ? common.copied : language}
        </Anchor>
      )}
    </CopyButton>
  ))
}

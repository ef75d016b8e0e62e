import { useQuery } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { installationOptions } from '../api/session.ts'
import { usePageTitle } from '../app/title.ts'
import { useSpeech } from '../words/words.tsx'
import { AskByMail } from './AskByMail.tsx'
import { Arrived, Doorstep } from './Doorstep.tsx'

/** In an installation with open sign-up, people request their own invitation here. */
export function SignUpPage() {
  const {
    words: { door },
  } = useSpeech()
  const { data: installation } = useQuery(installationOptions)
  usePageTitle(door.signUp)
  return (
    <Doorstep>
      {installation?.cadastro_aberto === false ? (
        <Arrived title={door.signUpClosed}>{door.signUpClosedHelp}</Arrived>
      ) : (
        <AskByMail
          title={door.signUp}
          help={door.signUpHelp}
          action={door.askInvitation}
          asked={door.invitationAsked}
          send={(email) => call('POST /cadastro', { body: { email } })}
        />
      )}
    </Doorstep>
  )
}

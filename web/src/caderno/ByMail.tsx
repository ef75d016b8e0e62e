import { NativeSelect } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { endDaybookMails, mailingOptions, setDaybookMails } from '../api/daybook.ts'
import { installationOptions } from '../api/session.ts'
import { Failure } from '../ui/Failure.tsx'
import { HOURS } from '../lib/dates.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './ByMail.module.css'

const OFF = ''
/** Whether the day comes by mail, and when. */
export function ByMail() {
  const {
    words: { daybook: said, bulletins },
    format,
  } = useSpeech()
  const queries = useQueryClient()
  const { data: mailing } = useQuery(mailingOptions)
  const { data: installation } = useQuery(installationOptions)
  const setting = useMutation({
    mutationFn: (hour: string) =>
      hour === OFF ? endDaybookMails() : setDaybookMails({ hora: Number(hour) }),
    onSuccess: (set) => queries.setQueryData(mailingOptions.queryKey, set),
  })
  if (!mailing || !installation) return null
  const { hora, email, confirmado, ultimo_em } = mailing
  return (
    <section className={`${styles.byMail} no-print`} aria-labelledby="por-email">
      <h2 id="por-email">{said.byMail}</h2>
      <p className="muted small">{said.byMailHelp}</p>
      {installation.correio || hora !== null ? (
        <div className={styles.choice}>
          <NativeSelect
            aria-labelledby="por-email"
            data={[
              { value: OFF, label: said.noMails },
              ...HOURS.map((hour) => ({
                value: String(hour),
                label: said.mailAt(bulletins.hourName(hour)),
              })),
            ]}
            value={hora === null ? OFF : String(hora)}
            disabled={setting.isPending}
            onChange={(event) => setting.mutate(event.currentTarget.value)}
          />
          {hora !== null && (
            <span role="status">
              {confirmado ? (
                said.mailTo(email, ultimo_em && format.moment(ultimo_em))
              ) : (
                <>
                  {said.mailUnproven(email)} <Link to="/conta">{said.proveAddress}</Link>
                </>
              )}
            </span>
          )}
        </div>
      ) : (
        <p className="small">{said.noMailServer}</p>
      )}
      {setting.error && (
        <Failure error={setting.error} onRetry={() => setting.mutate(setting.variables)} />
      )}
    </section>
  )
}

import { Button, Checkbox, FileButton, Progress } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconClock, IconUpload } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Envio } from '../api/schema.ts'
import { uploadZip, uploadsOptions } from '../api/uploads.ts'
import { Notice } from '../ui/Notice.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './OperationPage.module.css'

const FEW = 5

/** For editions that the source does not offer: upload their zips by hand, one after another. */
export function Uploads() {
  const {
    words: { operation: said },
    format,
  } = useSpeech()
  const queries = useQueryClient()
  const { data } = useQuery(uploadsOptions)
  const [notify, setNotify] = useState(false)
  const [leaving, setLeaving] = useState<{ name: string; share: number } | null>(null)
  const sending = useMutation({
    async mutationFn(files: File[]) {
      for (const file of files) {
        const onProgress = (share: number) => setLeaving({ name: file.name, share })
        onProgress(0)
        await uploadZip(file, { notify, onProgress })
        await queries.invalidateQueries({ queryKey: uploadsOptions.queryKey })
      }
    },
    onSettled: () => setLeaving(null),
  })
  const fault = useFault(sending.error)
  return (
    <section id="envios" className={styles.answer}>
      <h2>{said.uploads}</h2>
      <p className="muted">{said.uploadsHelp}</p>
      <div className={styles.upload}>
        <FileButton
          accept=".zip,application/zip"
          multiple
          onChange={(files) => files.length > 0 && sending.mutate(files)}
        >
          {(props) => (
            <Button {...props} leftSection={<IconUpload size={16} />} loading={sending.isPending}>
              {said.chooseZips}
            </Button>
          )}
        </FileButton>
        <Checkbox
          label={said.notify}
          checked={notify}
          onChange={(event) => setNotify(event.currentTarget.checked)}
        />
      </div>
      {leaving && (
        <div className={styles.leaving}>
          <p>{said.leaving(leaving.name, format.percent(Math.floor(leaving.share * 100) / 100))}</p>
          <Progress value={leaving.share * 100} color="var(--h4)" aria-label={leaving.name} />
        </div>
      )}
      {fault && <Notice tone="bad">{fault.message}</Notice>}
      {data && data.length > 0 && (
        <ul className={styles.list} aria-label={said.uploads}>
          {data.slice(0, FEW).map((upload) => (
            <Sent key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  )
}

const LOOKS = {
  recebido: { Picture: IconClock, tone: 'var(--ink2)' },
  importado: { Picture: IconCircleCheck, tone: 'var(--ok)' },
  recusado: { Picture: IconAlertTriangle, tone: 'var(--bad)' },
}

function Sent({ upload }: { upload: Envio }) {
  const {
    words: { operation: said },
    format,
  } = useSpeech()
  const { arquivo, estado, motivo, publicacoes, novas, criado_em } = upload
  const { Picture, tone } = LOOKS[estado]
  return (
    <li className={styles.sent}>
      <Picture size={18} color={tone} aria-hidden />
      <span>
        <code>{arquivo}</code>{' '}
        {estado === 'importado'
          ? said.imported(publicacoes ?? 0, novas ?? 0, format.number)
          : (motivo ?? said.importing)}{' '}
        <span className="muted">{format.moment(criado_em)}</span>
      </span>
    </li>
  )
}

import { useSpeech } from '../../words/words.tsx'
import { TellNext } from '../rows/TellNext.tsx'

/** Tells of the contracts to come. */
export function TellContracts({ cnpj }: { cnpj: string }) {
  const { company: said } = useSpeech().words
  return (
    <TellNext
      isLink
      table="contratos"
      state={{ fornecedor_ni: [cnpj] }}
      label={said.tellContracts}
    />
  )
}

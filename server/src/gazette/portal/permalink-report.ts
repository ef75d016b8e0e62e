/** The state of the portal's readings, for those who run the service. */
export interface PermalinkReport {
  /** Acts of the sections that were read, and how many of them have a permanent link. */
  publicacoes: number
  enderecos: number
  /** Failures of the portal since it last answered properly; the last one in `mensagem`. */
  falhas_consecutivas: number
  mensagem: string | null
}

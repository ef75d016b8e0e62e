/** A day that a row names, and that comes near. */
export interface NearDay {
  campo: 'vigencia_fim' | 'data_abertura'
  /** YYYY-MM-DD */
  data: string
  /** How many days before it somebody asked to be told. */
  dias: number
}

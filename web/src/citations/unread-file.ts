/** Why a file has no text for us. */
export type FileFault =
  | 'tooLarge'
  | 'notDocx'
  | 'notPdf'
  | 'lockedPdf'
  | 'slowPdf'
  | 'longPdf'
  | 'doc'
  | 'notText'
  | 'noText'

export class UnreadFile extends Error {
  override readonly name = 'UnreadFile'
  readonly fault: FileFault

  constructor(fault: FileFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

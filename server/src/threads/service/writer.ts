import { workerData } from 'piscina'
import { type EmbeddedCommandSettings, openCommands } from '../../embedded/commands.ts'
import { serve } from '../remote.ts'
import { createSignals } from '../signals.ts'

const settings = workerData as EmbeddedCommandSettings
const { commands } = await openCommands(settings, createSignals(settings.dataDir))

export default serve(commands)

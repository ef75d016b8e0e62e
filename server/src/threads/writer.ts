import { workerData } from 'piscina'
import { type CommandSettings, openCommands } from '../embedded/commands.ts'
import { serve } from './remote.ts'
import { createSignals } from './signals.ts'

const settings = workerData as CommandSettings

export default serve(openCommands(settings, createSignals(settings.dataDir)).commands)

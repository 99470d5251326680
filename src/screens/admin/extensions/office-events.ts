import { useRecordEvents } from '../core/writer/record-events.ts'
import { useVersionListener } from './versions/useVersionListener.ts'

/** What happens to records, for every feature that listens. To take a feature out, delete its line and its folder. */
export const useOfficeEvents = () => useRecordEvents([useVersionListener()])

type Shown = { title: string; description: string | undefined; variant: 'default' | 'destructive' }
export type ToastRecord = Shown & { id: string; open: boolean }

export type ToastRecords = ReturnType<typeof createToastRecords>

/**
 * The toasts there are, the newest first and never more than `limit`: a dismissed one is no longer
 * open, and is removed `removalDelay` milliseconds later.
 */
export function createToastRecords({
  limit,
  removalDelay,
}: Record<'limit' | 'removalDelay', number>) {
  let records: readonly ToastRecord[] = []
  const listeners = new Set<() => void>()
  const become = (next: readonly ToastRecord[]) => {
    records = next
    for (const listener of listeners) listener()
  }
  const remove = (id: string) => become(records.filter((record) => record.id !== id))
  return {
    all: () => records,

    watch(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    show(id: string, shown: Shown): void {
      become([{ id, ...shown, open: true }, ...records].slice(0, limit))
    },

    dismiss(id: string): void {
      if (!records.some((record) => record.id === id && record.open)) return
      become(records.map((record) => (record.id === id ? { ...record, open: false } : record)))
      setTimeout(() => remove(id), removalDelay)
    },
  }
}

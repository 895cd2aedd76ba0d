import { clsx } from 'clsx'
import { Avatar } from '#web/ui/avatar.tsx'

const size = 'size-9'

type TwoFacesProps = {
  /** Who invites; empty until it is known. */
  inviter: string
  /** Who joins, as far as the name is typed. */
  joiner: string
}

/** Who invites, and beside them the free place, which takes the letter of whoever joins as they type their name. */
export function TwoFaces({ inviter, joiner }: TwoFacesProps) {
  const isTaken = joiner.trim() !== ''
  return (
    <span aria-hidden="true" className="flex items-center gap-1.5">
      {inviter === '' ? (
        <span className={clsx('rounded-full border border-own-line bg-own', size)} />
      ) : (
        <Avatar name={inviter} tone="own" className={size} />
      )}
      <span className="w-4 border-t-2 border-dotted border-lamp" />
      <span className={clsx('grid', size)}>
        <span
          className={clsx(
            'col-start-1 row-start-1 rounded-full border-2 border-dashed border-mark-partner bg-partner/60 transition-opacity',
            isTaken && 'opacity-0',
          )}
        />
        <span
          className={clsx(
            'col-start-1 row-start-1 grid transition duration-300',
            isTaken ? 'scale-100 opacity-100' : 'scale-75 opacity-0',
          )}
        >
          <Avatar name={joiner} tone="partner" className={size} />
        </span>
      </span>
    </span>
  )
}

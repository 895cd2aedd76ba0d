import { Gift } from 'lucide-react'

const rewards = [
  '6 months free premium access',
  'Lifetime access for top contributors',
  'Voting on future features',
  'Sneak peeks at upcoming ideas and designs',
]

/** What people get for their feedback, and why one may leave an address. */
export function Rewards() {
  return (
    <div className="grid gap-3 rounded-lg border border-insight-line bg-insight p-5 text-insight-ink">
      <h3 className="flex items-center gap-2.5 font-serif text-prompt font-medium">
        <Gift className="size-6 shrink-0" aria-hidden="true" />
        Thank you for helping us
      </h3>
      <p>Everybody who sends feedback can look forward to:</p>
      <ul className="grid list-disc gap-1 pl-5">
        {rewards.map((reward) => (
          <li key={reward}>{reward}</li>
        ))}
      </ul>
      <p>Leave your email if you would like us to send you these. No spam, just good stuff.</p>
    </div>
  )
}

export type UnsafeKind =
  | 'self-harm'
  | 'fear of the partner'
  | 'physical violence'
  | 'threats'
  | 'coercive control'
  | 'sexual coercion'
  | 'harm to a child'
  | 'threat by the author'

/** What people write by what is behind it; `harmless` only sounds like it. */
export type LabelledLines = Readonly<Record<UnsafeKind | 'harmless', readonly string[]>>

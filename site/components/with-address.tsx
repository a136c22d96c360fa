import { Fragment } from 'react';
import { brand } from '../content/brand.ts';

/** A text in which the provider's e-mail address, wherever it stands, can be pressed. */
export const WithAddress = ({ text }: { text: string }) =>
  text.split(brand.email).map((words, part) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part's place is what it is
    <Fragment key={part}>
      {part > 0 && <a href={`mailto:${brand.email}`}>{brand.email}</a>}
      {words}
    </Fragment>
  ));

import type { ReactNode } from 'react';

export const metadata = { title: 'A partner’s Next app', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}

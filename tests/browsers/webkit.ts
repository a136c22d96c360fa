import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { createDriverVisitor } from './driver-visitor.ts';
import type { OpenedBrowser } from './visitor.ts';

/** Starts the MiniBrowser of WebKitGTK on a virtual screen. */
export async function startWebKit(scheme: 'light' | 'dark'): Promise<OpenedBrowser> {
  const { WEBKIT_DRIVER_PATH = '', MINIBROWSER_PATH = '', XVFB_PATH = '' } = process.env;
  const screen = spawn(XVFB_PATH, ['-displayfd', '1', '-screen', '0', '1400x2400x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout.setEncoding('utf8'), 'data');
  const service = new DriverService.Builder(WEBKIT_DRIVER_PATH)
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: `:${display.trim()}`,
      GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
    })
    .build();
  const options = { binary: MINIBROWSER_PATH, args: ['--automation'] };
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }),
    )
    .build();
  return {
    visitor: createDriverVisitor(driver),
    async close() {
      await driver.quit();
      await service.kill();
      screen.kill();
    },
  };
}

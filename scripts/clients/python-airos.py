"""Uses python-airos as its users do: logs in, reads the status and the warnings, asks for new firmware, kicks a station."""

import asyncio
import sys

import aiohttp
from airos import airos8

# Its class was renamed when the older generation came.
AirOS8 = getattr(airos8, "AirOS8", None) or airos8.AirOS


async def main(host: str) -> None:
    async with aiohttp.ClientSession() as session:
        device = AirOS8(host, "admin", "Tower-Link-2026", session, use_ssl=False)
        await device.login()
        status = await device.status()
        print(f"{status.host.hostname}: {status.wireless.mode.value}, {len(status.wireless.sta)} stations")
        print(f"default password: {(await device.warnings())['isDefaultPasswd']}")
        print(f"new firmware: {(await device.update_check())['update']}")
        station = status.wireless.sta[0]
        print(f"kicked {station.mac}: {await device.stakick(station.mac)}")


asyncio.run(main(sys.argv[1]))

"""FastMCP's client on one server of a file of mcpServers: python3 fastmcp_client.py CONFIG SERVER [list|call]."""
import asyncio, json, sys
from fastmcp import Client


async def main(config, server, way):
    only = {"mcpServers": {server: json.load(open(config))["mcpServers"][server]}}
    async with Client(only) as client:
        if way == "list":
            print(*(tool.name for tool in await client.list_tools()))
        else:
            answer = await client.call_tool("harmony_read", {"section": "Drop"})
            print(*(part.text for part in answer.content))


asyncio.run(main(*sys.argv[1:]))
